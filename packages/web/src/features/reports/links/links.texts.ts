import { texts } from '../../../lib/texts.ts';

export const reportLinkTexts = texts('report-links', {
  share: { en: 'Share by link', ua: 'Поділитися посиланням', ru: 'Поделиться ссылкой' },
  text: {
    en: 'Whoever has the link sees the numbers of this report, without an account and counted with your rights at that moment. It leads to no calls.',
    ua: 'Хто має посилання, бачить числа цього звіту без облікового запису, пораховані з вашими правами на той момент. До дзвінків воно не веде.',
    ru: 'Тот, у кого есть ссылка, видит числа этого отчёта без учётной записи, посчитанные с вашими правами на тот момент. К звонкам она не ведёт.',
  },
  shared: { en: 'Shared report', ua: 'Звіт за посиланням', ru: 'Отчёт по ссылке' },
  until: {
    en: 'the link works until {{when}}',
    ua: 'посилання діє до {{when}}',
    ru: 'ссылка действует до {{when}}',
  },
  invalidTitle: {
    en: 'This link is no longer valid',
    ua: 'Це посилання більше не діє',
    ru: 'Эта ссылка больше не действует',
  },
  invalid: {
    en: 'It has expired or was withdrawn. Ask whoever sent it for a new one.',
    ua: 'Його термін минув або його відкликано. Попросіть нове в того, хто його надіслав.',
    ru: 'Её срок истёк, или её отозвали. Попросите новую у того, кто её прислал.',
  },
});
