-- Where a copy of the sound stands that every browser plays; null where nobody asked for one.
alter table files add column copy_state text check (copy_state in ('making', 'ready', 'failed'));
