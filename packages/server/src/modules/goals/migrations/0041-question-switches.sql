-- When a question was switched between answering by itself and suggesting, by whom (null: by itself) and why. It holds for what was
-- asked then, by its fingerprint in `wording`: another question begins anew.
create table question_switches (
  workspace_id bigint not null,
  goal_id bigint not null,
  question_id int not null,
  id bigserial,
  wording text not null,
  mode text not null check (mode in ('automatic', 'assist')),
  user_id bigint references users (id),
  reason jsonb not null,
  created_at timestamptz not null,
  primary key (workspace_id, goal_id, question_id, id),
  foreign key (workspace_id, goal_id) references goals (workspace_id, id)
);

alter table goal_runs
  -- A question that was switched: only it is asked again, in scores that nobody has published.
  add column question_id int,
  -- Answers of the machine that became suggestions.
  add column handed_over int not null default 0;
