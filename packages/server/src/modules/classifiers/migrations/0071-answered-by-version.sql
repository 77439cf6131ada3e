-- Which calls a version answered last, and which about when it learned, without looking through all that others answered.
create index call_classified_version on call_classified (workspace_id, classifier_id, version, day, file_id);

-- Counts one up with every change of the examples of a classifier, so that whoever counted them knows whether that still holds.
alter table classifiers add column examples_revision bigint not null default 0;
