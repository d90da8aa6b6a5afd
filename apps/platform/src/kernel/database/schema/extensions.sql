-- Trusted: the owner of a database may make it. Its indexes serve parts of texts.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
