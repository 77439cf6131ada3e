-- What is learned from examples that people labelled.
create table classifiers (
  workspace_id bigint not null references workspaces (id),
  id bigserial,
  name text not null,
  description text not null,
  type text not null check (type in ('binary', 'multi_label')),
  choose text not null check (choose in ('any', 'one')),
  unit text not null check (unit in ('phrase', 'passage', 'call')),
  passage int not null,
  who text not null,
  part jsonb not null,
  -- Of what a person sets; what was learned has versions of its own.
  version int not null default 1,
  -- The learned version that answers, and since when there is one: calls that came in before are not answered by themselves.
  live_version int,
  applies_from timestamptz,
  -- How the last learning failed, until the next one begins.
  error jsonb,
  author_id bigint references users (id),
  locked_by bigint references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);

create unique index classifiers_name on classifiers (workspace_id, lower(name));

create table classifier_labels (
  workspace_id bigint not null,
  classifier_id bigint not null,
  id bigserial,
  place int not null,
  name text not null,
  color text not null,
  advanced_filter jsonb,
  goal jsonb not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, classifier_id) references classifiers (workspace_id, id)
);

create index classifier_labels_of on classifier_labels (workspace_id, classifier_id, place);

-- What people labelled. `answers`: what each of them said, the ids of labels or null; `labels`: what is learned of it, where they
-- agree or it was settled; `asked`: the labels that there were then, of which the others are a no.
create table classifier_examples (
  workspace_id bigint not null,
  classifier_id bigint not null,
  id bigserial,
  file_id uuid,
  phrase_id int,
  last_phrase_id int,
  start_ms int,
  end_ms int,
  role text check (role in ('operator', 'abonent')),
  text text not null,
  -- A fingerprint of the words, by which a text is found again.
  text_key text not null,
  source text not null check (source in ('queue', 'import', 'correction')),
  is_random boolean not null default false,
  answers jsonb not null,
  labels bigint[],
  asked bigint[] not null,
  is_settled boolean not null default false,
  -- The version whose doubts about it a person has looked at.
  kept_at_version int,
  created_at timestamptz not null,
  -- When what is learned of it changed last.
  changed_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, classifier_id) references classifiers (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create unique index classifier_examples_text on classifier_examples (workspace_id, classifier_id, text_key)
  where file_id is null;
create unique index classifier_examples_place
  on classifier_examples (workspace_id, classifier_id, file_id, phrase_id, last_phrase_id) where file_id is not null;
create index classifier_examples_file on classifier_examples (workspace_id, file_id);
create index classifier_examples_changed on classifier_examples (workspace_id, classifier_id, changed_at);

-- What was learned. `definition`: what the classifier was then; `head` and `numbers`: the model; `report`: how good it was on examples
-- that it had not learned from; `met`: the words and labels of the texts that it learned from, which later ones are compared with.
create table classifier_versions (
  workspace_id bigint not null,
  classifier_id bigint not null,
  version int not null,
  definition jsonb not null,
  head text not null,
  numbers bytea not null,
  report jsonb not null,
  met jsonb not null,
  examples int not null,
  ms int not null,
  user_id bigint references users (id),
  learned_at timestamptz not null,
  -- The last change of an example that it knows.
  knows_until timestamptz not null,
  primary key (workspace_id, classifier_id, version),
  foreign key (workspace_id, classifier_id) references classifiers (workspace_id, id)
);

-- What a version would have said of an example without knowing it: two bytes for each label. `doubt`: how far it is from what people
-- say, at most; `wrong`, `missed`: labels that it would have given, or not, though people say otherwise; `nearness`: how close to a
-- threshold the nearest label was.
create table classifier_held_out (
  workspace_id bigint not null,
  classifier_id bigint not null,
  version int not null,
  example_id bigint not null,
  answers bytea not null,
  doubt real not null,
  nearness real not null,
  wrong bigint[] not null,
  missed bigint[] not null,
  primary key (workspace_id, classifier_id, version, example_id),
  foreign key (workspace_id, classifier_id, version) references classifier_versions (workspace_id, classifier_id, version)
);

create table classifier_learnings (
  workspace_id bigint not null,
  id bigserial,
  classifier_id bigint not null,
  status text not null check (status in ('waiting', 'running', 'done', 'cancelled', 'failed')),
  progress real not null default 0,
  user_id bigint references users (id),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, classifier_id) references classifiers (workspace_id, id)
);

-- One at a time.
create unique index classifier_learnings_one on classifier_learnings (workspace_id, classifier_id)
  where status in ('waiting', 'running');

-- A version on its way over calls that are there.
create table classifier_runs (
  workspace_id bigint not null,
  id bigserial,
  classifier_id bigint not null,
  version int not null,
  status text not null check (status in ('waiting', 'running', 'done', 'cancelled', 'failed')),
  since timestamptz,
  total int not null default 0,
  done int not null default 0,
  added int not null default 0,
  removed int not null default 0,
  kept int not null default 0,
  after_file uuid,
  user_id bigint references users (id),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, classifier_id) references classifiers (workspace_id, id)
);

create index classifier_runs_of on classifier_runs (workspace_id, classifier_id, id);

-- What a version says of a call: the strongest unit of each label, and the units that it stands on. Those that are surely not so are
-- left out, and `call_classified` says that they were asked.
create table call_labels (
  workspace_id bigint not null,
  classifier_id bigint not null,
  label_id bigint not null,
  file_id uuid not null,
  probability real not null,
  decision text not null check (decision in ('yes', 'no', 'unsure')),
  units jsonb not null,
  primary key (workspace_id, label_id, file_id),
  foreign key (workspace_id, label_id) references classifier_labels (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index call_labels_file on call_labels (workspace_id, file_id);

-- Which version answered a call, and what it met there.
create table call_classified (
  workspace_id bigint not null,
  classifier_id bigint not null,
  file_id uuid not null,
  version int not null,
  day date not null,
  units int not null,
  words int not null,
  unknown_words int not null,
  at timestamptz not null,
  primary key (workspace_id, classifier_id, file_id),
  foreign key (workspace_id, classifier_id) references classifiers (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index call_classified_file on call_classified (workspace_id, file_id);
create index call_classified_day on call_classified (workspace_id, classifier_id, day);

-- What people are asked about next. `guess`: what the version that was asked says, two bytes for each label.
create table classifier_queue (
  workspace_id bigint not null,
  classifier_id bigint not null,
  -- The training project whose calls these are; null for all calls. Whoever removes the project removes them.
  project_id bigint,
  id bigserial,
  file_id uuid not null,
  phrase_id int not null,
  last_phrase_id int not null,
  start_ms int not null,
  end_ms int not null,
  role text check (role in ('operator', 'abonent')),
  text text not null,
  text_key text not null,
  reason text not null check (reason in ('least_certain', 'random', 'proposed')),
  proposed_by bigint[] not null,
  -- Others that say nearly the same, as places that get the same answer.
  copies jsonb not null,
  place double precision not null,
  -- The version that it was chosen by; 0 for none.
  version int not null,
  -- Who has it before them, and until when nobody else is asked.
  taken_by bigint references users (id),
  taken_until timestamptz,
  example_id bigint,
  answered_at timestamptz,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, classifier_id) references classifiers (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index classifier_queue_next on classifier_queue (workspace_id, classifier_id, place) where answered_at is null;
create index classifier_queue_file on classifier_queue (workspace_id, file_id);

-- When the queue of a classifier, or of a project that teaches it, was to be filled last and when it was: not more often than that brings
-- anything. `items`: how many it was filled with.
create table classifier_fills (
  workspace_id bigint not null,
  classifier_id bigint not null,
  -- 0 for all calls.
  project_id bigint not null,
  wanted_at timestamptz not null,
  filled_at timestamptz,
  items int not null default 0,
  primary key (workspace_id, classifier_id, project_id),
  foreign key (workspace_id, classifier_id) references classifiers (workspace_id, id)
);

alter table findings drop constraint findings_kind_check,
  add constraint findings_kind_check check (kind in ('tag', 'pattern', 'script', 'label'));
alter table rule_versions drop constraint rule_versions_kind_check,
  add constraint rule_versions_kind_check check (kind in (
    'tag', 'pattern', 'script', 'segment', 'metric', 'project', 'goal', 'conversion', 'report', 'classifier'));
alter table drafts drop constraint drafts_kind_check,
  add constraint drafts_kind_check check (kind in (
    'pattern', 'script', 'tag', 'segment', 'metric', 'source', 'invitation', 'workspace', 'comment', 'note',
    'phrase', 'agent', 'team', 'subscriber', 'project', 'goal', 'score', 'conversion', 'review_plan', 'dispute',
    'self_review', 'coaching', 'moment', 'settlement', 'report', 'report_schedule', 'classifier'));
