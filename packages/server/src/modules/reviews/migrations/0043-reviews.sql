-- Which calls are looked at by a goal, how many, by whom.
create table review_plans (
  workspace_id bigint not null references workspaces (id),
  id bigserial,
  name text not null,
  goal_id bigint not null,
  filters jsonb not null,
  per_agent int not null,
  shares jsonb not null,
  pattern_id bigint,
  twice int not null,
  due_days int not null,
  is_active boolean not null,
  filled_at timestamptz,
  user_id bigint references users (id),
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, goal_id) references goals (workspace_id, id)
);

create unique index review_plans_name on review_plans (workspace_id, lower(name));

create index review_plans_goal on review_plans (workspace_id, goal_id);

create table review_plan_people (
  workspace_id bigint not null,
  plan_id bigint not null,
  user_id bigint not null references users (id),
  primary key (workspace_id, plan_id, user_id),
  foreign key (workspace_id, plan_id) references review_plans (workspace_id, id)
);

-- Several people score the same calls, none seeing the others.
create table calibrations (
  workspace_id bigint not null references workspaces (id),
  id bigserial,
  name text not null,
  goal_id bigint not null,
  due_at timestamptz,
  revealed_at timestamptz,
  user_id bigint references users (id),
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, goal_id) references goals (workspace_id, id)
);

create index calibrations_goal on calibrations (workspace_id, goal_id);

-- A call that somebody looks at by a goal, or did. `version`: of the form that was answered.
create table reviews (
  workspace_id bigint not null,
  id bigserial,
  goal_id bigint not null,
  file_id uuid not null,
  plan_id bigint,
  calibration_id bigint,
  kind text not null check (kind in ('lead', 'self', 'peer', 'calibration')),
  reason text not null check (reason in (
    'random', 'second', 'low_confidence', 'lowest_score', 'long_call', 'pattern', 'asked', 'calibration', 'own')),
  chosen_by jsonb not null,
  is_blind boolean not null,
  user_id bigint references users (id),
  due_at timestamptz,
  status text not null check (status in ('open', 'submitted', 'dropped')),
  version int,
  score real,
  passed boolean,
  machine_score real,
  seconds int,
  created_at timestamptz not null,
  submitted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, goal_id) references goals (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id),
  foreign key (workspace_id, plan_id) references review_plans (workspace_id, id),
  foreign key (workspace_id, calibration_id) references calibrations (workspace_id, id)
);

create index reviews_file on reviews (workspace_id, file_id);

create index reviews_goal on reviews (workspace_id, goal_id, submitted_at);

create index reviews_open on reviews (workspace_id, user_id, due_at) where status = 'open';

create index reviews_plan on reviews (workspace_id, plan_id);

create index reviews_calibration on reviews (workspace_id, calibration_id);

-- What a reviewer answered, and what the machine said at that moment.
create table review_answers (
  workspace_id bigint not null,
  review_id bigint not null,
  file_id uuid not null,
  question_id int not null,
  state text not null check (state in ('answered', 'cannot_tell', 'not_applicable')),
  answer jsonb,
  points real,
  comment text not null,
  failure_reason text,
  machine_state text check (machine_state in ('answered', 'cannot_tell', 'not_applicable')),
  machine_answer jsonb,
  machine_confidence real,
  answered_by text not null,
  primary key (workspace_id, review_id, question_id),
  foreign key (workspace_id, review_id) references reviews (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index review_answers_file on review_answers (workspace_id, file_id);

-- What the answer to a question about a call was settled as.
create table settlements (
  workspace_id bigint not null,
  calibration_id bigint not null,
  file_id uuid not null,
  question_id int not null,
  state text not null check (state in ('answered', 'not_applicable')),
  answer jsonb,
  note text not null,
  user_id bigint references users (id),
  settled_at timestamptz not null,
  primary key (workspace_id, calibration_id, file_id, question_id),
  foreign key (workspace_id, calibration_id) references calibrations (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index settlements_file on settlements (workspace_id, file_id);

-- An operator has seen the score of the own call.
create table score_receipts (
  workspace_id bigint not null,
  goal_id bigint not null,
  file_id uuid not null,
  user_id bigint not null references users (id),
  acknowledged_at timestamptz not null,
  primary key (workspace_id, goal_id, file_id),
  foreign key (workspace_id, goal_id) references goals (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index score_receipts_file on score_receipts (workspace_id, file_id);

-- An operator says that an answer about the own call is not right, and what became of that.
create table disputes (
  workspace_id bigint not null,
  id bigserial,
  goal_id bigint not null,
  file_id uuid not null,
  question_id int not null,
  wanted_state text not null check (wanted_state in ('answered', 'not_applicable')),
  wanted_answer jsonb,
  comment text not null,
  moment jsonb,
  status text not null check (status in ('open', 'changed', 'kept')),
  was_state text not null check (was_state in ('answered', 'cannot_tell', 'not_applicable')),
  was_answer jsonb,
  was_by bigint references users (id),
  score_before real,
  decision text not null,
  user_id bigint not null references users (id),
  decided_by bigint references users (id),
  created_at timestamptz not null,
  due_at timestamptz,
  decided_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, goal_id) references goals (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index disputes_file on disputes (workspace_id, file_id);

create index disputes_goal on disputes (workspace_id, goal_id);

create unique index disputes_open on disputes (workspace_id, goal_id, file_id, question_id) where status = 'open';
