import { texts } from '../../lib/texts.ts';

export const limitedFieldTexts = texts('users:limited', {
  calls: { en: 'Calls', ua: 'Дзвінки', ru: 'Звонки' },
  limited: {
    en: 'Sees only the calls of the teams they lead',
    ua: 'Бачить лише дзвінки команд, якими керує',
    ru: 'Видит только звонки команд, которыми руководит',
  },
  teams: { en: 'Leads: {{teams}}', ua: 'Керує: {{teams}}', ru: 'Руководит: {{teams}}' },
  operator: {
    en: 'Is the operator {{name}}: sees only their own calls and published scores.',
    ua: 'Це оператор {{name}}: бачить лише власні дзвінки й опубліковані оцінки.',
    ru: 'Это оператор {{name}}: видит только свои звонки и опубликованные оценки.',
  },
  seesNothing: {
    en: 'Leads no team, so sees no calls. Make this person a team lead under Operators.',
    ua: 'Не керує жодною командою, тож не бачить дзвінків. Призначте керівником команди в розділі «Оператори».',
    ru: 'Не руководит ни одной командой, поэтому не видит звонков. Назначьте руководителем команды в разделе «Операторы».',
  },
  wouldSeeNothing: {
    en: 'Leads no team: with this on, they would see no calls.',
    ua: 'Не керує жодною командою: якщо це ввімкнути, дзвінків не бачитиме.',
    ru: 'Не руководит ни одной командой: если это включить, звонков не будет видно.',
  },
});
