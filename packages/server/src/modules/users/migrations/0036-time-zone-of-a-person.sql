-- By whose clock letters come; null: that of the workspace.
alter table users add column time_zone text;
