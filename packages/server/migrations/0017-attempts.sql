-- When somebody tried last: a wait that grows is counted from there.
alter table attempts add column last_at timestamptz not null default now();
