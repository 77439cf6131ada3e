-- What a test came to in one number, so that a list of projects need not compare thousands of answers anew.
alter table evaluation_runs add column figure jsonb;
