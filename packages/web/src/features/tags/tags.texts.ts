import { texts } from '../../lib/texts.ts';

export const tagsTexts = texts('tags', {
  title: { en: 'Tags', ua: 'Теги', ru: 'Теги' },
  lead: {
    en: 'Marks on calls, set by hand or by a rule. Their weights add up to the score of a call.',
    ua: 'Позначки на дзвінках: ставляться вручну або за правилом. З їхньої ваги складається оцінка дзвінка.',
    ru: 'Отметки на звонках: ставятся вручную или по правилу. Из их веса складывается оценка звонка.',
  },
  add: { en: 'New tag', ua: 'Новий тег', ru: 'Новый тег' },
  emptyTitle: { en: 'No tags yet', ua: 'Тегів ще немає', ru: 'Тегов ещё нет' },
  emptyText: {
    en: 'A tag marks calls that belong together: a complaint, a sale, a promise to call back.',
    ua: 'Тег позначає дзвінки, що мають спільне: скарга, продаж, обіцянка передзвонити.',
    ru: 'Тег отмечает звонки, у которых есть общее: жалоба, продажа, обещание перезвонить.',
  },
  weight: { en: 'Weight', ua: 'Вага', ru: 'Вес' },
  how: { en: 'Set', ua: 'Ставиться', ru: 'Ставится' },
  byRule: { en: 'By a rule', ua: 'За правилом', ru: 'По правилу' },
  byHand: { en: 'By hand', ua: 'Вручну', ru: 'Вручную' },
  name: { en: 'Name', ua: 'Назва', ru: 'Название' },
  color: { en: 'Colour', ua: 'Колір', ru: 'Цвет' },
  weightHelp: {
    en: 'From −100 to 100, added to the score of a call',
    ua: 'Від −100 до 100, додається до оцінки дзвінка',
    ru: 'От −100 до 100, прибавляется к оценке звонка',
  },
  created: { en: 'Tag added', ua: 'Тег додано', ru: 'Тег добавлен' },
  deleted: { en: 'Tag deleted', ua: 'Тег видалено', ru: 'Тег удалён' },
  deleteTitle: { en: 'Delete this tag?', ua: 'Видалити цей тег?', ru: 'Удалить этот тег?' },
  deleteText: {
    en: {
      one: '“{{name}}” is taken off {{count}} call. The call itself stays.',
      other: '“{{name}}” is taken off {{count}} calls. The calls themselves stay.',
    },
    ua: {
      one: '«{{name}}» буде знято з {{count}} дзвінка. Самих дзвінків це не торкнеться.',
      few: '«{{name}}» буде знято з {{count}} дзвінків. Самих дзвінків це не торкнеться.',
      many: '«{{name}}» буде знято з {{count}} дзвінків. Самих дзвінків це не торкнеться.',
      other: '«{{name}}» буде знято з {{count}} дзвінка. Самих дзвінків це не торкнеться.',
    },
    ru: {
      one: '«{{name}}» будет снят с {{count}} звонка. Самих звонков это не коснётся.',
      few: '«{{name}}» будет снят с {{count}} звонков. Самих звонков это не коснётся.',
      many: '«{{name}}» будет снят с {{count}} звонков. Самих звонков это не коснётся.',
      other: '«{{name}}» будет снят с {{count}} звонка. Самих звонков это не коснётся.',
    },
  },
});
