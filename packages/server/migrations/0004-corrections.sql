-- How a version came about: 'made' by an engine or an import, 'corrected' or 'restored' by a person, or a person's
-- corrections 'carried_over' to a new recognition.
alter table transcripts add column kind text not null default 'made';

-- The version as it was made that this one was corrected from; null for one that was made.
alter table transcripts add column base_version int;

-- A note whose words are no longer said keeps its moment and its quote.
alter table annotations alter column phrase_id drop not null;
alter table annotations alter column first_word drop not null;
alter table annotations alter column last_word drop not null;
