import { texts } from '../../../lib/texts.ts';

export const cellTexts = texts('report-cell', {
  panel: { en: 'Calls behind {{what}}', ua: 'Дзвінки за числом: {{what}}', ru: 'Звонки за числом: {{what}}' },
  calls: {
    en: { one: '{{shown}} call', other: '{{shown}} calls' },
    ua: {
      one: '{{shown}} дзвінок',
      few: '{{shown}} дзвінки',
      many: '{{shown}} дзвінків',
      other: '{{shown}} дзвінка',
    },
    ru: {
      one: '{{shown}} звонок',
      few: '{{shown}} звонка',
      many: '{{shown}} звонков',
      other: '{{shown}} звонка',
    },
  },
  ofN: { en: 'of {{n}} = {{value}}', ua: 'з {{n}} = {{value}}', ru: 'из {{n}} = {{value}}' },
  people: {
    en: 'by {{hits}} of {{n}} people = {{value}}',
    ua: 'люди: {{hits}} з {{n}} = {{value}}',
    ru: 'люди: {{hits}} из {{n}} = {{value}}',
  },
  is: { en: '{{value}}, n {{n}}', ua: '{{value}}, n {{n}}', ru: '{{value}}, n {{n}}' },
  between: {
    en: '95 % between {{low}} and {{high}}',
    ua: '95 % між {{low}} і {{high}}',
    ru: '95 % между {{low}} и {{high}}',
  },
  playAll: { en: 'Play all {{count}}', ua: 'Слухати всі {{count}}', ru: 'Слушать все {{count}}' },
  playing: {
    en: 'Playing {{at}} of {{count}}',
    ua: 'Грає {{at}} з {{count}}',
    ru: 'Играет {{at}} из {{count}}',
  },
  list: { en: 'Open the list', ua: 'Відкрити список', ru: 'Открыть список' },
  earlier: { en: 'Newer calls', ua: 'Новіші дзвінки', ru: 'Более новые звонки' },
  later: { en: 'Older calls', ua: 'Давніші дзвінки', ru: 'Более старые звонки' },
  range: {
    en: '{{from}} – {{to}} of {{all}}',
    ua: '{{from}} – {{to}} з {{all}}',
    ru: '{{from}} – {{to}} из {{all}}',
  },
  same: {
    en: '{{count}} here, {{count}} in the number',
    ua: 'тут {{count}}, у числі {{count}}',
    ru: 'здесь {{count}}, в числе {{count}}',
  },
  other: {
    en: '{{count}} here by now: calls came or changed since it was counted',
    ua: 'тепер тут {{count}}: відтоді дзвінки зʼявилися або змінилися',
    ru: 'теперь здесь {{count}}: с тех пор звонки появились или изменились',
  },
});
