import { expect, it } from 'vitest';
import { billingErrors } from '../features/billing/errors.texts.ts';
import { connectionsTexts } from '../features/connections/connections.texts.ts';
import { tagsErrors } from '../features/tags/errors.texts.ts';
import type { Plain } from '../lib/texts.ts';
import { projectsErrors } from '../shared/projects/errors.texts.ts';
import { warningTexts } from './warning.texts.ts';

const errors = { ...billingErrors.entries, ...tagsErrors.entries, ...projectsErrors.entries };
const warnings = warningTexts.entries;
const connections = connectionsTexts.entries;

/** Messages that nothing in this version brings about: what they will say is there already. */
const rows: { message: string; arrivesWith: string; text: Plain; says: [RegExp, RegExp, RegExp] }[] = [
  {
    message: 'feature not allowed by tariff',
    arrivesWith: 'billing',
    text: errors['tariff.locked'],
    says: [/does not include/, /не містить/, /не включает/],
  },
  {
    message: 'feature not allowed by tariff, in the dialog',
    arrivesWith: 'billing',
    text: warnings['error.tariff.access_denied'],
    says: [/does not include/, /не містить/, /не включает/],
  },
  {
    message: 'tariff inactive, processing and features are locked, the balance must be refilled',
    arrivesWith: 'billing',
    text: warnings['error.tariff.complite'],
    says: [/locked.*Top up/, /закрита.*поповніть/, /закрыта.*пополните/],
  },
  {
    message: 'action blocked because the tariff is inactive',
    arrivesWith: 'billing',
    text: errors['tariff.inactive'],
    says: [/not active.*Top up/, /неактивний.*Поповніть/, /неактивен.*Пополните/],
  },
  {
    message: 'tariff limit reached',
    arrivesWith: 'billing',
    text: errors['tariff.exceeded'],
    says: [/limit .*reached/, /Ліміт .*вичерпано/, /Лимит .*исчерпан/],
  },
  {
    message: 'limit exceeded, in the dialog',
    arrivesWith: 'billing',
    text: warnings['error.tariff.exeeded'],
    says: [/limit .*reached/, /Ліміт .*вичерпано/, /Лимит .*исчерпан/],
  },
  {
    message: 'promo code not found, expired or invalid',
    arrivesWith: 'billing',
    text: errors['billing.promo_code_invalid'],
    says: [/promo code.*expired/, /промокоду.*застарів/, /промокода.*устарел/],
  },
  {
    message: 'failed to add new tag',
    arrivesWith: 'tags',
    text: errors['tags.not_added'],
    says: [/tag could not be added/, /Не вдалося додати .*тег/, /Не удалось добавить .*тег/],
  },
  {
    message: 'clone failed',
    arrivesWith: 'projects',
    text: errors['projects.clone_failed'],
    says: [/could not be cloned/, /не вдалося клонувати/, /не удалось клонировать/],
  },
  {
    message: 'connection added',
    arrivesWith: 'connections',
    text: connections.added,
    says: [/added/, /додано/, /добавлено/],
  },
  {
    message: 'connection updated',
    arrivesWith: 'connections',
    text: connections.updated,
    says: [/updated/, /оновлено/, /обновлено/],
  },
  {
    message: 'connection removed',
    arrivesWith: 'connections',
    text: connections.removed,
    says: [/removed/, /видалено/, /удалено/],
  },
];

it.each(rows)('$message (with $arrivesWith) has its text in three languages', ({ text, says }) => {
  expect(text.en).toMatch(says[0]);
  expect(text.ua).toMatch(says[1]);
  expect(text.ru).toMatch(says[2]);
});
