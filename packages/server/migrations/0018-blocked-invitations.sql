-- Somebody may be blocked before they joined; they are invited again, and not in, once that is lifted.
alter table members add column was_invited boolean not null default false;
