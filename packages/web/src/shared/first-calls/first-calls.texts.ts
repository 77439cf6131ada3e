import { texts } from '../../lib/texts.ts';

export const firstCallsTexts = texts('first-calls', {
  askUpload: { en: 'No files yet', ua: 'Файлів ще немає', ru: 'Файлов ещё нет' },
  askUploadText: {
    en: 'A manager or an administrator of the workspace uploads them.',
    ua: 'Їх завантажує менеджер або адміністратор робочого простору.',
    ru: 'Их загружает менеджер или администратор рабочего пространства.',
  },
  firstTitle: { en: 'Bring in your first calls', ua: 'Додайте перші дзвінки', ru: 'Добавьте первые звонки' },
  firstText: {
    en: 'They come back as text with speakers and numbers, ready to listen to word by word.',
    ua: 'Вони стануть текстом зі співрозмовниками й показниками, який можна слухати слово за словом.',
    ru: 'Они станут текстом с собеседниками и показателями, который можно слушать слово за словом.',
  },
  uploadTitle: { en: 'Upload recordings', ua: 'Завантажте записи', ru: 'Загрузите записи' },
  uploadText: {
    en: 'WAV, MP3, Opus or PCM up to 100 MB each, or chats and transcripts.',
    ua: 'WAV, MP3, Opus або PCM до 100 МБ кожен, чати чи транскрипти.',
    ru: 'WAV, MP3, Opus или PCM до 100 МБ каждый, чаты или транскрипты.',
  },
  sampleTitle: { en: 'Try sample calls', ua: 'Спробуйте приклади', ru: 'Попробуйте примеры' },
  sampleText: {
    en: 'Twelve short calls in three languages, spoken by synthetic voices.',
    ua: 'Дванадцять коротких дзвінків трьома мовами, озвучених синтетичними голосами.',
    ru: 'Двенадцать коротких звонков на трёх языках, озвученных синтетическими голосами.',
  },
  loadSamples: { en: 'Load samples', ua: 'Додати приклади', ru: 'Добавить примеры' },
  samplesAdded: {
    en: { one: '{{count}} sample call added', other: '{{count}} sample calls added' },
    ua: {
      one: 'Додано {{count}} приклад',
      few: 'Додано {{count}} приклади',
      many: 'Додано {{count}} прикладів',
      other: 'Додано {{count}} прикладу',
    },
    ru: {
      one: 'Добавлен {{count}} пример',
      few: 'Добавлено {{count}} примера',
      many: 'Добавлено {{count}} примеров',
      other: 'Добавлено {{count}} примера',
    },
  },
  engineTitle: {
    en: 'Check speech engines',
    ua: 'Перевірте рушії розпізнавання',
    ru: 'Проверьте движки распознавания',
  },
  engineText: {
    en: 'See which languages are recognised here, and add a better model.',
    ua: 'Які мови тут розпізнаються і як додати кращу модель.',
    ru: 'Какие языки здесь распознаются и как добавить более точную модель.',
  },
  engineOpen: { en: 'Speech engines', ua: 'Рушії розпізнавання', ru: 'Движки распознавания' },
});
