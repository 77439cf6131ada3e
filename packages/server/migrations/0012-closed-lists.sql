-- Lists of words that core knows and nobody else adds to. A list that grows replaces its check; `closed-lists.test.ts` tells.
alter table users
  add check (locale in ('en', 'ua', 'ru')),
  add check (status in ('active', 'invited', 'deleted'));

alter table sessions add check (ended_reason in ('signed_out', 'password_changed', 'blocked', 'deleted'));

alter table one_time_tokens add check (purpose in ('sign_in', 'activation', 'invitation', 'reset', 'mfa'));

alter table members
  add check (role in ('admin', 'manager', 'viewer')),
  add check (status in ('active', 'invited', 'blocked'));

alter table sources add check (channel_roles <@ array['operator', 'abonent']);

alter table files
  add check (type in ('audio', 'text')),
  add check (status in ('PROCESSING', 'DONE', 'CANCELLED', 'REFUND_PROCESSING', 'REFUNDED')),
  add check (origin in ('upload', 'api', 'demo')),
  add check (direction in ('inbound', 'outbound')),
  add check (channel_mode in ('stereo', 'dual_mono', 'mono')),
  add check (channel_roles <@ array['operator', 'abonent']);

alter table file_stages
  add check (name in ('decode', 'activity', 'transcribe', 'merge', 'measure', 'analyse')),
  add check (status in ('waiting', 'running', 'done', 'cached', 'skipped', 'failed', 'cancelled'));

alter table transcripts add check (kind in ('made', 'corrected', 'restored', 'carried_over'));

alter table phrase_index
  add check (role in ('operator', 'abonent')),
  add check (emotion in ('neutral', 'happiness', 'anger', 'sadness', 'positive', 'negative'));

alter table tags
  add check (color in ('grey', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'));

alter table file_metrics add check (speaker_role in ('', 'operator', 'abonent'));

alter table rule_versions add check (kind in ('tag', 'pattern', 'segment', 'metric'));

alter table rule_runs
  add check (kind in ('tag', 'pattern')),
  add check (status in ('waiting', 'running', 'done', 'cancelled', 'failed'));

alter table projects
  add check (kind in ('discovery', 'monitoring', 'training', 'testing')),
  add check (state in ('not_started', 'started', 'paused'));

alter table saved_views add check (page in ('files', 'search'));
