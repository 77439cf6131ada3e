-- What questions of goals have learned from the answers of people; every version is kept. `wording`: a fingerprint of what was asked.
create table learned_questions (
  workspace_id bigint not null,
  goal_id bigint not null,
  question_id int not null,
  version int not null,
  wording text not null,
  model jsonb not null,
  reviews int not null,
  created_at timestamptz not null,
  primary key (workspace_id, goal_id, question_id, version),
  foreign key (workspace_id, goal_id) references goals (workspace_id, id)
);

alter table call_answers
  -- Features and terms that a learned answer stands on.
  add column grounds jsonb not null default '[]',
  -- The version of what was learned that answered.
  add column learned_version int,
  -- A fingerprint of what a language model was asked, words of the call included.
  add column asked text,
  -- The version of the form to which the person answered.
  add column given_version int;

update call_answers a set given_version = s.version from call_scores s
where s.workspace_id = a.workspace_id and s.goal_id = a.goal_id and s.file_id = a.file_id and a.given_state is not null;

-- Reviews to learn from, by question.
create index call_answers_given on call_answers (workspace_id, goal_id, question_id) where given_state = 'answered';
