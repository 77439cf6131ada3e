/**
 * Each dialog and menu and how one comes to it: said by shapes, not by words, so that it is the same in every language.
 * A step is a thing to click, or one of these words before it: `key ` and the name of a key, `check ` and a box to tick,
 * `hover `, `twice ` and what to click doubly, `type ` and what to write where the focus is, `picture ` and a field for files.
 */
import type { Page } from 'playwright-core';

export type Opening = {
  name: string;
  /** `:file` stands for the id of a call. */
  path: string;
  steps: readonly string[];
  /** What is there once it is open. */
  proof: string;
  /** The only width at which it is offered. */
  only?: 'wide' | 'phone';
  /** It stands in the page, not over it. */
  isInPage?: boolean;
  /** Where Escape does not close it. */
  closedBy?: string;
  /** What is done to open it stays done: the page is loaded again for the next. */
  leavesSomething?: boolean;
};

const menu = '[role="menu"]';
const dialog = '[role="dialog"]';
const list = '[role="listbox"]';
const icon = (name: string, within = '') => `${within} button:has(.lucide-${name})`.trim();
const entry = (name: string) => `${menu} [role="menuitem"]:has(.lucide-${name})`;
const user = '[data-tour="user-menu"]';
const row = '[data-testid^="file-row-"]';
const project = '[data-testid="project-1"]';
const report = '[data-testid="report-1"]';
const file = '/files/:file';
const found = '/search?phrases=інтернет';
const chosen = `check ${row} input[type="checkbox"]`;
const filters = icon('sliders-horizontal', 'main');
/** Addresses are added by a button with the same icon, which sends what is written beside it. */
const newKey = 'main section button[type="button"]:has(.lucide-plus)';
const box = (within: string) => `${within} [role="combobox"]`;

export const openings: readonly Opening[] = [
  { name: 'account', path: '/outbox', steps: [user], proof: menu },
  { name: 'look', path: '/outbox', steps: [user, entry('palette')], proof: `${dialog} .look-panel` },
  { name: 'keys', path: '/outbox', steps: ['key ?'], proof: `${dialog} .app-keys` },
  { name: 'language', path: '/outbox', steps: ['[data-testid="language-menu"]'], proof: menu, only: 'wide' },
  { name: 'workspace', path: '/outbox', steps: ['button.workspace'], proof: `${dialog} ul` },
  { name: 'notifications', path: '/outbox', steps: ['.bell button'], proof: `${dialog} .bell-list` },
  {
    name: 'alerts of projects',
    path: '/notifications',
    steps: [filters],
    proof: `${dialog} .alert-settings`,
  },
  { name: 'palette', path: '/outbox', steps: ['key Control+k'], proof: `${dialog} ${list}` },
  { name: 'upload', path: '/outbox', steps: [icon('upload', '.top')], proof: dialog },
  {
    name: 'main menu',
    path: '/outbox',
    steps: [icon('menu', '.top')],
    proof: `${dialog} nav`,
    only: 'phone',
  },

  { name: 'actions of a project', path: '/monitoring', steps: [icon('ellipsis', project)], proof: menu },
  {
    name: 'card of a project',
    path: '/monitoring',
    steps: [icon('ellipsis', project), entry('id-card')],
    proof: `${dialog} .project-words`,
  },
  {
    name: 'delete a project',
    path: '/monitoring',
    steps: [icon('ellipsis', project), entry('trash-2')],
    proof: `${dialog} #confirm-title`,
  },
  {
    name: 'versions of a project',
    path: '/monitoring',
    steps: [icon('ellipsis', project), entry('history')],
    proof: `${dialog} #versions-title`,
  },
  {
    name: 'restart a project',
    path: '/monitoring/1',
    steps: [icon('rotate-ccw', 'main')],
    proof: `${dialog} .restart-day`,
  },
  {
    name: 'settings of a project',
    path: '/monitoring/1',
    steps: [icon('ellipsis', '.page-head'), entry('settings-2')],
    proof: `${dialog} .project-settings`,
  },
  {
    name: 'clear a project',
    path: '/monitoring/1',
    steps: [icon('ellipsis', '.page-head'), entry('eraser')],
    proof: `${dialog} #confirm-title`,
  },
  {
    name: 'new secret of a webhook',
    path: '/monitoring/1',
    steps: [icon('key-round', '.project-deliveries')],
    proof: `${dialog} #confirm-title`,
  },
  { name: 'views of a project', path: '/monitoring/1', steps: ['[data-testid="views"]'], proof: menu },
  {
    name: 'tag calls of a project',
    path: '/monitoring/1',
    steps: ['check [data-testid^="found-"] input[type="checkbox"]', icon('tag', '.bulk-bar')],
    proof: `${dialog} .tag-menu`,
  },
  { name: 'languages of a project', path: '/monitoring/edit/1', steps: [box('.form-about')], proof: list },
  { name: 'tag of a pattern', path: '/monitoring/edit/1', steps: [box('.tag-select')], proof: list },
  { name: 'patterns of a trigger', path: '/monitoring/edit/1', steps: [box('.form-on')], proof: list },
  { name: 'actions of a call', path: '/files', steps: [icon('ellipsis', row)], proof: menu },
  {
    name: 'delete a call',
    path: '/files',
    steps: [icon('ellipsis', row), entry('trash-2')],
    proof: `${dialog} #confirm-title`,
  },
  { name: 'order of calls', path: '/files', steps: ['.sort-button'], proof: menu, only: 'wide' },
  {
    name: 'views',
    path: '/files',
    steps: ['[data-testid="views"]'],
    proof: '[data-testid="view"]',
    only: 'wide',
  },
  {
    name: 'save a view',
    path: '/files',
    steps: ['[data-testid="views"]', entry('plus')],
    proof: `${dialog} #view-title`,
    only: 'wide',
  },
  {
    name: 'actions of a view',
    path: '/files',
    steps: ['[data-testid="views"]', '.view-more'],
    proof: entry('pencil'),
    only: 'wide',
  },
  {
    name: 'filters of calls',
    path: '/files',
    steps: [filters],
    proof: `${dialog} .facet`,
    only: 'phone',
  },
  { name: 'rows of a page', path: '/files', steps: [box('.pager')], proof: list, only: 'wide' },
  {
    name: 'filters to add',
    path: '/files',
    steps: ['.add-filter'],
    proof: `${dialog} [cmdk-item]`,
  },
  {
    name: 'a filter that is added',
    path: '/files',
    steps: ['.add-filter', '[cmdk-item]'],
    proof: `${dialog} .filter-picked`,
  },
  {
    name: 'columns',
    path: '/files',
    steps: [icon('columns-3, .lucide-columns3', 'thead')],
    proof: `${dialog} .column-menu`,
    only: 'wide',
  },
  {
    name: 'quick look',
    path: '/files',
    steps: [`hover ${row}`, 'key j', 'key Space'],
    proof: '[data-testid="peek"]',
    isInPage: true,
    leavesSomething: true,
    only: 'wide',
  },
  {
    name: 'order of calls on a phone',
    path: '/files',
    steps: [filters, `${dialog} .sort-button`],
    proof: menu,
    only: 'phone',
  },
  {
    name: 'views on a phone',
    path: '/files',
    steps: [filters, `${dialog} [data-testid="views"]`],
    proof: '[data-testid="view"]',
    only: 'phone',
  },
  {
    name: 'tag calls',
    path: '/files',
    steps: [chosen, icon('tag', '.bulk-bar')],
    proof: `${dialog} .tag-menu`,
    only: 'wide',
  },
  {
    name: 'calls into a segment',
    path: '/files',
    steps: [chosen, icon('list-plus', '.bulk-bar')],
    proof: `${dialog} .tag-menu form`,
    only: 'wide',
  },
  {
    name: 'more for calls',
    path: '/files',
    steps: [chosen, icon('ellipsis', '.bulk-bar')],
    proof: menu,
    only: 'wide',
  },
  {
    name: 'delete calls',
    path: '/files',
    steps: [chosen, icon('trash-2', '.bulk-bar')],
    proof: `${dialog} #confirm-title`,
    only: 'wide',
  },

  {
    name: 'save what was sought',
    path: found,
    steps: ['[data-testid="save-as"]'],
    proof: menu,
    only: 'wide',
  },
  {
    name: 'save as a segment',
    path: found,
    steps: ['[data-testid="save-as"]', entry('pie-chart, .lucide-chart-pie')],
    proof: `${dialog} #segment-title`,
    only: 'wide',
  },
  { name: 'order of results', path: found, steps: [box('.search-bar')], proof: list, only: 'wide' },
  { name: 'who said it', path: found, steps: [box('.query-form')], proof: list, only: 'wide' },
  {
    name: 'filters of results',
    path: found,
    steps: [filters],
    proof: `${dialog} .facet`,
    only: 'phone',
  },
  {
    name: 'save what was sought on a phone',
    path: found,
    steps: [filters, `${dialog} [data-testid="save-as"]`],
    proof: menu,
    only: 'phone',
  },
  {
    name: 'order of results on a phone',
    path: found,
    steps: [filters, box('.filter-drawer-tools')],
    proof: list,
    only: 'phone',
  },

  { name: 'actions of one call', path: file, steps: [icon('ellipsis', '.file-actions')], proof: menu },
  {
    name: 'share',
    path: file,
    steps: [icon('ellipsis', '.file-actions'), entry('share-2')],
    proof: `${dialog} #share-title`,
  },
  {
    name: 'keys of a call',
    path: file,
    steps: [icon('ellipsis', '.file-actions'), entry('keyboard')],
    proof: `${dialog} #keys-title`,
  },
  {
    name: 'delete one call',
    path: file,
    steps: [icon('ellipsis', '.file-actions'), entry('trash-2')],
    proof: `${dialog} #confirm-title`,
  },
  { name: 'download', path: file, steps: [icon('download', '.file-actions')], proof: menu },
  { name: 'speed', path: file, steps: ['.tp-speed button'], proof: menu },
  {
    name: 'volume',
    path: file,
    steps: [icon('volume-2', '.tp-extra')],
    proof: `${dialog} input`,
    only: 'wide',
  },
  {
    name: 'versions of words',
    path: file,
    steps: [icon('history', '.transcript-head')],
    proof: `${dialog} #transcript-versions`,
  },
  {
    name: 'what a version says otherwise',
    path: file,
    steps: [icon('history', '.transcript-head'), `${dialog} .version-actions button`],
    proof: `${dialog} .version-diff`,
  },
  {
    name: 'note on words',
    path: file,
    steps: ['twice [data-word]', icon('sticky-note', '.selection-bar')],
    proof: `${dialog} textarea`,
    leavesSomething: true,
  },
  {
    name: 'moment for coaching',
    path: file,
    steps: ['twice [data-word]', icon('whistle', '.selection-bar')],
    proof: `${dialog} .moment-fields`,
    leavesSomething: true,
  },
  {
    name: 'what estimated means',
    path: file,
    steps: [icon('info', '.transcript-head')],
    proof: `${dialog} p`,
  },
  {
    name: 'own fields of a call',
    path: `${file}?tab=details`,
    steps: [icon('list-plus', '[style*="wrap"]')],
    proof: `${dialog} #fields-title`,
  },
  {
    name: 'details of a call',
    path: `${file}?tab=details`,
    steps: [icon('pencil', '[style*="wrap"]')],
    proof: `${dialog} form`,
  },
  {
    name: 'correct a phrase',
    path: file,
    steps: ['.phrase', 'key e'],
    proof: '[data-testid="phrase-editor"]',
    isInPage: true,
    leavesSomething: true,
  },

  {
    name: 'history of a tag',
    path: '/tags?id=1',
    steps: [icon('history', '.page-head')],
    proof: `${dialog} #versions-title`,
  },
  {
    name: 'delete a tag',
    path: '/tags',
    steps: [icon('trash-2', 'tbody')],
    proof: `${dialog} #confirm-title`,
  },
  {
    name: 'actions of a report',
    path: '/reports',
    steps: [icon('ellipsis', report)],
    proof: menu,
  },
  {
    name: 'delete a report',
    path: '/reports',
    steps: [icon('ellipsis', report), entry('trash-2')],
    proof: `${dialog} #confirm-title`,
  },
  {
    name: 'period of a report',
    path: '/reports/1',
    steps: [icon('calendar-days', '.report-period')],
    proof: `${dialog} .period-presets`,
  },
  {
    name: 'table of a block',
    path: '/reports/1',
    steps: [icon('table-2', '.draw-line')],
    proof: '.draw-line .report-table',
    isInPage: true,
    closedBy: icon('table-2', '.draw-line'),
  },
  {
    name: 'comparison of a report',
    path: '/reports/1',
    steps: [box('.report-period')],
    proof: list,
  },
  {
    name: 'files of a report',
    path: '/reports/1',
    steps: [icon('download', '.page-head')],
    proof: menu,
  },
  {
    name: 'history of a report',
    path: '/reports/edit/1',
    steps: [icon('history', '.page-head')],
    proof: `${dialog} #versions-title`,
  },
  {
    name: 'measures of a report',
    path: '/reports/edit/1',
    steps: [box('.report-measure')],
    proof: list,
  },
  {
    name: 'filters of a report',
    path: '/reports/edit/1',
    steps: [icon('plus', '.report-about')],
    proof: `${dialog}, ${menu}, ${list}`,
  },
  {
    name: 'delete a conversion',
    path: '/conversions',
    steps: [icon('trash-2', 'tbody')],
    proof: `${dialog} #confirm-title`,
  },
  {
    name: 'history of a conversion',
    path: '/conversions?id=1&edit=1',
    steps: [icon('history', '.page-head')],
    proof: `${dialog} #versions-title`,
  },
  {
    name: 'kind of a condition',
    path: '/conversions?id=1&edit=1',
    steps: [box('.condition-line')],
    proof: list,
  },
  { name: 'how words match', path: '/patterns?id=1', steps: [box('main')], proof: list },
  {
    name: 'give coaching',
    path: '/coaching?tab=library',
    steps: [
      'check [data-testid="moment-1"] input[type="checkbox"]',
      icon('whistle', '.bulk-bar'),
      icon('library', '.give-add'),
    ],
    proof: `${dialog} .give-pick li`,
    leavesSomething: true,
  },
  {
    name: 'moment of a call to give',
    path: '/coaching?create=1',
    steps: [icon('phone', '.give-add'), '.call-picker li button'],
    proof: `${dialog} .give-pick [data-testid="moment-line"]`,
    leavesSomething: true,
  },
  {
    name: 'change a moment',
    path: '/coaching?tab=library',
    steps: [icon('pencil', '[data-testid="moment-1"]')],
    proof: `${dialog} .moment-fields`,
  },
  {
    name: 'delete a moment',
    path: '/coaching?tab=library',
    steps: [icon('trash-2', '[data-testid="moment-1"]')],
    proof: `${dialog} #confirm-title`,
  },
  {
    name: 'take coaching back',
    path: '/coaching',
    steps: [icon('undo-2', '[data-testid="coaching-1"]')],
    proof: `${dialog} #confirm-title`,
    only: 'wide',
  },
  {
    name: 'give reviews',
    path: '/reviews',
    steps: ['check [data-testid="review-2"] input[type="checkbox"]', icon('user-plus', '.bulk-bar')],
    proof: `${dialog} .people-choice label`,
  },
  {
    name: 'take reviews off the queue',
    path: '/reviews',
    steps: ['check [data-testid="review-2"] input[type="checkbox"]', icon('list-x', '.bulk-bar')],
    proof: `${dialog} #confirm-title`,
  },
  {
    name: 'delete a plan',
    path: '/reviews/plans',
    steps: [icon('trash-2', '[data-testid="plan-1"]')],
    proof: `${dialog} #confirm-title`,
  },
  {
    name: 'review calls',
    path: '/files',
    steps: [chosen, icon('list-checks', '.bulk-bar')],
    proof: `${dialog} .people-choice label`,
    only: 'wide',
  },
  {
    name: 'a new calibration',
    path: '/reviews/calibrations?create=1',
    steps: [],
    proof: `${dialog} .people-choice`,
  },
  {
    name: 'templates of a goal',
    path: '/goals?id=1',
    steps: [icon('layout-grid', '.page-head')],
    proof: menu,
  },
  {
    name: 'actions of a question',
    path: '/goals?id=1',
    steps: [icon('ellipsis', '[data-testid="form-question-1.1"]')],
    proof: menu,
  },
  {
    name: 'a question that is edited',
    path: '/goals?id=1',
    steps: ['[data-testid="form-question-2.1"] .goal-question-text'],
    proof: '.goal-question.open .question-fields',
    isInPage: true,
    closedBy: icon('chevron-up', '.goal-question.open'),
  },
  { name: 'language of a variation', path: '/scripts?id=1', steps: [box('.variation')], proof: list },

  { name: 'period', path: '/agents', steps: ['.period-button'], proof: `${dialog} .period-popover` },
  { name: 'actions of an operator', path: '/agents', steps: [icon('ellipsis', 'tbody')], proof: menu },
  {
    name: 'merge an operator',
    path: '/agents',
    steps: [icon('ellipsis', 'tbody'), entry('merge')],
    proof: `${dialog} #merge-title`,
  },
  {
    name: 'account of an operator',
    path: '/agents',
    steps: [icon('ellipsis', 'tbody'), entry('id-card')],
    proof: `${dialog} #account-title`,
  },
  { name: 'new operator', path: '/agents?create=1', steps: [], proof: `${dialog} #agent-title` },
  {
    name: 'new team',
    path: '/agents',
    steps: [icon('users-round', 'main')],
    proof: `${dialog} #team-title`,
  },
  { name: 'new abonent', path: '/subscribers?create=1', steps: [], proof: `${dialog} #subscriber-title` },
  {
    name: 'change an abonent',
    path: '/subscribers',
    steps: [icon('ellipsis', 'tbody'), entry('pencil')],
    proof: `${dialog} #subscriber-title`,
  },
  { name: 'invite', path: '/users', steps: [icon('user-plus', 'main')], proof: `${dialog} #invite-title` },
  { name: 'roles to show', path: '/users', steps: [box('main')], proof: list },
  { name: 'actions to show', path: '/audit', steps: [box('main')], proof: list },
  {
    name: 'second factor',
    path: '/profile',
    steps: ['.settings-line button.push'],
    proof: `${dialog} #mfa-title`,
  },
  {
    name: 'delete the account',
    path: '/profile',
    steps: ['.settings-line button.MuiButton-colorError'],
    proof: `${dialog} #delete-title`,
  },
  {
    name: 'cut out a picture',
    path: '/profile',
    steps: ['picture [data-testid="picture-input"]'],
    proof: `${dialog} .crop-stage img`,
    leavesSomething: true,
  },
  {
    name: 'a notice',
    path: file,
    steps: [icon('ellipsis', '.file-actions'), entry('link-2')],
    proof: '.notistack-MuiContent',
    isInPage: true,
    leavesSomething: true,
  },
  {
    name: 'the tour',
    path: '/outbox',
    steps: [user, entry('compass')],
    proof: '.driver-popover.tour',
    closedBy: '.driver-popover-close-btn',
  },
  {
    name: 'new metric',
    path: '/profile/workspace',
    steps: [icon('plus', 'section:has(.lucide-history)')],
    proof: `${dialog} #metric-title`,
  },
  {
    name: 'change a metric',
    path: '/profile/workspace',
    steps: [icon('pencil', 'main')],
    proof: `${dialog} #metric-title`,
  },
  {
    name: 'history of a metric',
    path: '/profile/workspace',
    steps: [icon('history', 'main')],
    proof: `${dialog} #versions-title`,
  },
  {
    name: 'delete a metric',
    path: '/profile/workspace',
    steps: [icon('trash-2', 'main')],
    proof: `${dialog} #confirm-title`,
  },
  {
    name: 'new workspace',
    path: '/profile/workspace',
    steps: [icon('plus', 'section:has(.settings-list):not(:has(.lucide-history))')],
    proof: `${dialog} form`,
  },
  {
    name: 'leave a workspace',
    path: '/profile/workspace',
    steps: ['.settings-list button.MuiButton-colorError'],
    proof: `${dialog} #confirm-title`,
  },
  {
    name: 'delete sooner',
    path: '/profile/workspace',
    // What was written there before may still be there, as a draft.
    steps: ['input[name="audio"]', 'key Control+a', 'type 30', 'key Enter'],
    proof: `${dialog} #confirm-title`,
    leavesSomething: true,
  },
  {
    name: 'new key',
    path: '/profile/integration',
    steps: [newKey],
    proof: `${dialog} #key-title`,
  },
  {
    name: 'a key that is shown once',
    path: '/profile/integration',
    steps: [newKey, 'type Nightly export', 'key Enter'],
    proof: `${dialog} .copy-line`,
    closedBy: `${dialog} .MuiDialogActions-root button`,
  },
  { name: 'new source', path: '/source', steps: [icon('plus', 'main')], proof: `${dialog} #source-title` },
  {
    name: 'delete a source',
    path: '/source',
    steps: [icon('trash-2', 'main')],
    proof: `${dialog} #confirm-title`,
  },
  {
    name: 'fetch a model',
    path: '/settings/speech',
    steps: [icon('download', '.model-actions')],
    proof: `${dialog} #fetch-title`,
  },
];

/** Opens it on its page and waits until it is there. */
export async function open(page: Page, { steps, proof }: Opening): Promise<void> {
  // Keys are pressed as by somebody who has come to the page by keys.
  if (steps[0]?.startsWith('key ')) await page.locator('main').focus();
  for (const step of steps) await take(page, step);
  await page.locator(proof).first().waitFor();
}

async function take(page: Page, step: string): Promise<void> {
  const [, how = 'click', what = ''] = /^(?:(key|type|check|hover|picture|twice) )?(.*)$/.exec(step) ?? [];
  if (how === 'key') return page.keyboard.press(what);
  if (how === 'type') return page.keyboard.type(what);
  const thing = page.locator(what);
  if (how === 'picture') return thing.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: dot });
  const shown = thing.filter({ visible: true }).first();
  if (how === 'check') return thing.first().check();
  if (how === 'twice') return shown.dblclick();
  return how === 'hover' ? shown.hover() : shown.click();
}

/** A picture of one point. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
