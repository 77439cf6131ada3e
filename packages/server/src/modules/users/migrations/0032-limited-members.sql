-- Sees only the calls of the teams that they lead; of an administrator it means nothing.
alter table members add column limited_to_teams boolean not null default false;
