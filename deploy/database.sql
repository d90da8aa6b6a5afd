-- The platform's role and database. Run by a superuser, with the password in PAYFAC_DATABASE_PASSWORD.
-- The role may make databases: each backup is restored into one of its own.
\getenv password PAYFAC_DATABASE_PASSWORD
create role payfac login createdb password :'password';
create database payfac owner payfac;
-- Of a replica, whose history it follows; of the platform's own commits, which wait for a standby.
grant pg_read_all_stats to payfac;
