-- Creates the platform's role and database. Run it as a superuser, with the password in PAYFAC_DATABASE_PASSWORD.
-- The role can create databases, because each backup is restored into a separate one to check it.
\getenv password PAYFAC_DATABASE_PASSWORD
create role payfac login createdb password :'password';
create database payfac owner payfac;
-- The platform checks which primary a replica follows, and which of its own commits wait for a standby.
grant pg_read_all_stats to payfac;
-- Lists of a million payments are measured with these settings. On SSDs, random reads cost about as much as sequential
-- ones, and index entries in memory cost more than PostgreSQL assumes. Set shared_buffers to a quarter of the memory.
alter database payfac set random_page_cost = 1.1;
alter database payfac set cpu_index_tuple_cost = 0.01;
