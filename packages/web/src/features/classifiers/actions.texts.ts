import { texts } from '../../lib/texts.ts';

export const classifiersActions = texts('audit:classifiers', {
  'classifier.created': { en: 'Added a classifier', ua: 'Новий класифікатор', ru: 'Новый классификатор' },
  'classifier.changed': {
    en: 'Changed a classifier',
    ua: 'Зміна класифікатора',
    ru: 'Изменение классификатора',
  },
  'classifier.removed': {
    en: 'Deleted a classifier',
    ua: 'Видалення класифікатора',
    ru: 'Удаление классификатора',
  },
  'classifier.learned': {
    en: 'Had a classifier learn',
    ua: 'Навчання класифікатора',
    ru: 'Обучение классификатора',
  },
  'classifier.restored': {
    en: 'Brought back a version of a classifier',
    ua: 'Повернення версії класифікатора',
    ru: 'Возврат версии классификатора',
  },
  'classifier.applied': {
    en: 'Applied a classifier to past calls',
    ua: 'Застосування класифікатора до минулих дзвінків',
    ru: 'Применение классификатора к прошлым звонкам',
  },
  'classifier.imported': {
    en: 'Imported examples',
    ua: 'Завантаження прикладів',
    ru: 'Загрузка примеров',
  },
  'classifier.exported': {
    en: 'Took examples out',
    ua: 'Вивантаження прикладів',
    ru: 'Выгрузка примеров',
  },
  'file.labelled': { en: 'Labelled a call', ua: 'Мітка на дзвінку', ru: 'Метка на звонке' },
  'file.unlabelled': {
    en: 'Took a label off a call',
    ua: 'Зняття мітки з дзвінка',
    ru: 'Снятие метки со звонка',
  },
});
