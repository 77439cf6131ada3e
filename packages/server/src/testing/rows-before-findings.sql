-- Rows of every table as they were before migration 0009, some of them pointing nowhere.
insert into workspaces (name, settings, created_at) values
  ('First', '{"time_zone": "Europe/Kyiv"}', '2026-01-01'), ('Second', '{}', '2026-01-01'), ('Gone', '{}', '2026-01-01');
delete from workspaces where name = 'Gone';

insert into users (email, name, created_at, active_workspace_id) values
  ('one@example.com', 'One', '2026-01-01', 1), ('two@example.com', 'Two', '2026-01-02', 2), ('three@example.com', 'Three', '2026-01-03', 3);
insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at, ended_reason) values
  ('a', 1, '2026-01-01', '2026-01-01', '2027-01-01', null), ('b', 2, '2026-01-01', '2026-01-01', '2027-01-01', 'signed_out');
insert into one_time_tokens (token_hash, user_id, purpose, created_at, expires_at, workspace_id) values
  ('t', 2, 'invitation', '2026-01-01', '2027-01-01', 1), ('u', 2, 'invitation', '2026-01-01', '2027-01-01', 3);
insert into recovery_codes (user_id, code_hash) values (1, 'c');
insert into installation_settings values ('search', '{"a": 1}');
insert into captcha_used values ('x', '2027-01-01');
insert into attempts values ('address', 3, '2026-01-01');
insert into mails values ('00000000-0000-4000-8000-0000000000aa', 'one@example.com', 'Hello', 'text', 'html', '2026-01-01', null);

insert into members (workspace_id, user_id, role, created_at, invited_by) values
  (1, 1, 'admin', '2026-01-01', null), (1, 2, 'viewer', '2026-01-01', 1), (3, 3, 'admin', '2026-01-01', null);
insert into sources (workspace_id, name, enabled, raw, channel_roles, created_at) values
  (1, 'Line', true, '{}', '{operator,abonent}', '2026-01-01'), (2, 'Line', true, '{}', '{}', '2026-01-01');
insert into projects (workspace_id, name, kind, author_id, created_at) values (1, 'Project', 'monitoring', 1, '2026-01-01');
insert into user_pins values (1, 1, 1, '2026-01-01'), (1, 1, 77, '2026-01-01');
insert into api_keys (workspace_id, name, prefix, key_hash, scopes, created_at, created_by)
  values (1, 'Key', 'ear', 'k', '{files.read}', '2026-01-01', 1);
insert into ip_list (workspace_id, network, note, created_at) values (1, '10.0.0.0/8', 'office', '2026-01-01');
insert into notifications (workspace_id, user_id, kind, params, created_at) values (1, 2, 'file.failed', '{}', '2026-01-01');
insert into audit_log (workspace_id, at, user_id, actor, action) values (1, '2026-01-01', 1, 'One', 'tag.created');

-- The second call began before midnight in UTC and after it in Kyiv; the last one is of a workspace that is gone.
insert into files (workspace_id, id, name, type, extension, status, source_id, origin, operator, recorded_at, created_at,
  created_by, size_bytes, sha256, blob_key, channel_roles) values
  (1, '00000000-0000-4000-8000-000000000001', 'one.txt', 'text', 'txt', 'DONE', 1, 'upload', 'Anna', null, '2026-02-01', 1, 1, 'a', 'a', '{operator,abonent}'),
  (1, '00000000-0000-4000-8000-000000000002', 'two.wav', 'audio', 'wav', 'PROCESSING', null, 'api', null, '2026-02-01 23:30+00', '2026-02-03', 2, 2, 'b', 'b', '{}'),
  (2, '00000000-0000-4000-8000-000000000001', 'far.txt', 'text', 'txt', 'CANCELLED', 2, 'demo', null, null, '2026-02-01', null, 3, 'c', 'c', '{}'),
  (3, '00000000-0000-4000-8000-000000000003', 'gone.txt', 'text', 'txt', 'DONE', null, 'upload', null, null, '2026-02-01', null, 3, 'd', 'd', '{}');
insert into shares (workspace_id, file_id, token_hash, created_at, created_by, expires_at) values
  (1, '00000000-0000-4000-8000-000000000001', 's', '2026-01-01', 1, '2027-01-01'),
  (3, '00000000-0000-4000-8000-000000000003', 's', '2026-01-01', 1, '2027-01-01');
insert into file_stages (workspace_id, file_id, name, position, status, updated_at) values
  (1, '00000000-0000-4000-8000-000000000001', 'merge', 1, 'done', '2026-02-01'),
  (1, '00000000-0000-4000-8000-000000000009', 'merge', 1, 'done', '2026-02-01');
insert into segment_results values (1, '00000000-0000-4000-8000-000000000002', 'h', '{"text": "hello"}');
-- The second version is corrected from the first; both say that they are current.
insert into transcripts (workspace_id, file_id, version, is_current, estimated_times, speakers, created_at, kind, base_version) values
  (1, '00000000-0000-4000-8000-000000000001', 1, true, false, '[]', '2026-02-01', 'made', null),
  (1, '00000000-0000-4000-8000-000000000001', 2, true, false, '[]', '2026-02-01', 'corrected', 1);
insert into phrases values
  (1, '00000000-0000-4000-8000-000000000001', 1, 0, 'a', 0, 500, 'hello', 0.5, '{hello}', '{0}', '{500}', '{0.5}'),
  (1, '00000000-0000-4000-8000-000000000001', 2, 0, 'a', 0, 500, 'halo', null, '{halo}', '{0}', '{500}', '{null}'),
  (1, '00000000-0000-4000-8000-000000000001', 7, 0, 'a', 0, 500, 'lost', null, '{lost}', '{0}', '{500}', '{null}');
insert into phrase_index (workspace_id, file_id, phrase_id, speaker, role, start_ms, end_ms, call_ms, in_hold, started_at, text, tsv, emotion)
  values (1, '00000000-0000-4000-8000-000000000001', 0, 'a', 'operator', 0, 500, 500, false, '2026-02-01', 'halo there', '''=halo'':1 ''halo'':1 ''there'':2', 'neutral');
insert into call_words values (1, '00000000-0000-4000-8000-000000000001', '''halo''');
insert into phrase_vectors (workspace_id, file_id, phrase_id, model, digest, vector)
  values (1, '00000000-0000-4000-8000-000000000001', 0, 'small', 'd', 'v');
insert into file_metrics values (1, '00000000-0000-4000-8000-000000000001', 'duration', '', 500);

insert into tags (workspace_id, name, color, weight, author_id, locked_by, created_at, updated_at) values
  (1, 'Tag', 'red', 3, 1, 1, '2026-01-01', '2026-01-01'), (1, 'Other', 'grey', 0, 99, null, '2026-01-01', '2026-01-01');
insert into patterns (workspace_id, name, detection, author_id, created_at, updated_at)
  values (1, 'Pattern', '{"methods": []}', 2, '2026-01-01', '2026-01-01');
insert into segments (workspace_id, name, author_id, created_at, updated_at) values (1, 'Segment', 1, '2026-01-01', '2026-01-01');
insert into segment_files values
  (1, 1, '00000000-0000-4000-8000-000000000001', 1, '2026-01-01'), (1, 1, '00000000-0000-4000-8000-000000000009', 1, '2026-01-01');
insert into custom_metrics (workspace_id, name, formula, author_id, created_at, updated_at)
  values (1, 'Twice', 'duration * 2', 1, '2026-01-01', '2026-01-01');
insert into rule_versions values (1, 'tag', 1, 1, '{}', 1, '2026-01-01');
insert into rule_runs (workspace_id, kind, rule_id, rule_version, status, user_id, created_at)
  values (1, 'tag', 1, 1, 'done', 1, '2026-01-01');
insert into saved_views (workspace_id, user_id, page, name, address, created_at) values (1, 1, 'files', 'View', '?a', '2026-01-01');
insert into semantic_models values (1, 1, 10, 'm', '2026-01-01');
insert into favorites values (1, 1, '00000000-0000-4000-8000-000000000001', '2026-01-01');
insert into comments (workspace_id, file_id, user_id, text, created_at)
  values (1, '00000000-0000-4000-8000-000000000001', 2, 'Good', '2026-01-01');
insert into annotations (workspace_id, file_id, user_id, phrase_id, first_word, last_word, start_ms, end_ms, quote, text, created_at)
  values (1, '00000000-0000-4000-8000-000000000001', 2, 0, 0, 0, 0, 500, 'halo', 'Who?', '2026-01-01');

insert into file_tags (workspace_id, file_id, tag_id, origin, removed, rule_version, evidence, user_id, at) values
  (1, '00000000-0000-4000-8000-000000000001', 1, 'rule', false, 2, '[{"hits": [{}, {}]}]', null, '2026-02-01'),
  (1, '00000000-0000-4000-8000-000000000001', 2, 'hand', true, null, '[]', 1, '2026-02-02'),
  (1, '00000000-0000-4000-8000-000000000002', 1, 'hand', false, null, '[]', 2, '2026-02-03');
insert into pattern_matches values
  (1, '00000000-0000-4000-8000-000000000002', 1, 4, '[{"hits": [{}]}]', 1, '2026-02-01 23:30+00', 'Anna');
