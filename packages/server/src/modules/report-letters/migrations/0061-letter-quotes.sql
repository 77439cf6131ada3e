-- Whether letters to members quote what was said.
alter table report_schedules add column has_quotes boolean not null default true;
alter table report_schedules alter column has_quotes drop default;
