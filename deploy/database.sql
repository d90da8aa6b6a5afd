-- The platform's role and database. Run by a superuser, with the password in PAYFAC_DATABASE_PASSWORD.
-- The role may make databases: each backup is restored into one of its own.
\getenv password PAYFAC_DATABASE_PASSWORD
create role payfac login createdb password :'password';
create database payfac owner payfac;
-- Of a replica, whose history it follows; of the platform's own commits, which wait for a standby.
grant pg_read_all_stats to payfac;
-- Lists of a million payments are measured with these. Disks of today read any page about as quickly as the next one,
-- and entries of an index that is in memory cost more than PostgreSQL takes them for. Give shared_buffers a quarter of
-- the memory.
alter database payfac set random_page_cost = 1.1;
alter database payfac set cpu_index_tuple_cost = 0.01;
