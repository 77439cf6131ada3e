-- Whether calls that they score blind are open: what others say of these is out of their sight until then.
alter table members add column has_blind_reviews boolean not null default false;
