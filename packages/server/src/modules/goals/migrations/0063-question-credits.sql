-- What the answer that counts, a person's before the machine's, earns of the points of its question, 0 … 100, by the version of the form
-- that its call was scored with; null where it earns nothing known.
alter table call_answers add column credit_percent double precision check (credit_percent between 0 and 100);

-- Whether that stands beside the answers of a score. Those that were there before are gone over in the background.
alter table call_scores add column has_credits boolean not null default false;
alter table call_scores alter column has_credits set default true;
create index call_scores_without_credits on call_scores (workspace_id, file_id) where not has_credits;
