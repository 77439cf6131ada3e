import { readEmotionLexicon } from './emotion-lexicon.ts';
import type { Sign } from './sign.ts';

/** Pictures by what people mean by them; rated as words are, −4 … 4. */
const emoji = readEmotionLexicon(`
happiness 3: 😍 🥰 😘 🎉 🥳 🤩 ❤ 💕 💖 💗 😻 💞 💓 💝 💘 🤗
happiness 2.5: 😀 😃 😄 😁 😆 😂 🤣 😊 😇 😋 😎 😸 😺 😹 💃 🙌 🎊 ☺ 🫶 💛 💚 💙 💜 🧡 🖤 🤍
positive 2: 🙂 👍 👏 💪 🙏 👌 🤝 💯 ✨ 🌟 ⭐ 😉 😌 🆗 🔥 💐 🌹 😏
anger -3: 😡 🤬 😠 👿 💢 😤 🖕 👺
sadness -2.5: 😢 😭 😞 😔 😟 ☹ 🙁 💔 😿 😥 😪 😩 😫 🥺 😓 😣
negative -2: 👎 😒 🙄 😕 😬 😰 😨 😱 🤢 🤮 😖 😧 😦 🤦 😑 😷 🤒 🤕 💩
`);

/** Faces typed sideways. The nose may be missing. */
const faces: readonly { pattern: RegExp; emotion: Sign['emotion']; valence: number }[] = [
  {
    pattern: /(?:[:;=]|(?<![\p{L}\p{N}])[8xX])['’]?[-~o^]?[D)\]}]+(?![\p{L}\p{N}])|\^[_.-]?\^|\(:(?!\p{L})/u,
    emotion: 'happiness',
    valence: 2.2,
  },
  { pattern: /<3+/, emotion: 'happiness', valence: 2.6 },
  { pattern: /(?<![\p{L}\p{N}]):[-]?[pP*](?!\p{L})/u, emotion: 'happiness', valence: 1.5 },
  {
    pattern:
      /[:=]['’]?[-~o^]?[([{]+(?![\p{L}\p{N}])|\)':|(?<![\p{L}\p{N}])[;:]_;|T_T|<\/3|\bD:(?!\p{L})|(?<!\S)\)+:/u,
    emotion: 'sadness',
    valence: -2.1,
  },
  { pattern: />:[-]?[([]/, emotion: 'anger', valence: -2.4 },
  { pattern: /[:=][-]?[/\\|](?![/\p{L}\p{N}])/u, emotion: 'negative', valence: -1.4 },
];
/** In Ukrainian and Russian chats the eyes are left out: "дякую)))", "жаль((". */
const brackets = {
  happy: /^(?:[^(]*[\p{L}\p{N}!?.,])?\){2,}$|^\)+$/u,
  sad: /[\p{L}\p{N}!?.,]?\({2,}$|^\(+$/u,
};

/** Signs in the emoji and typed faces of one word as it was written. */
export function signsOfMarks(raw: string, at: number): Sign[] {
  if (/^[\p{L}\p{N}.,!?'’-]*$/u.test(raw)) return [];
  const signs: Sign[] = [];
  const add = (emotion: Sign['emotion'], valence: number) =>
    signs.push({ emotion, valence, polite: false, words: [at] });
  for (const character of raw.normalize('NFC')) {
    const entry = emoji.words.get(character);
    if (entry !== undefined) add(entry.emotion, entry.valence);
  }
  const face = faces.findLast(({ pattern }) => pattern.test(raw));
  if (face !== undefined) add(face.emotion, face.valence);
  else if (brackets.happy.test(raw)) add('happiness', 1.6);
  else if (brackets.sad.test(raw)) add('sadness', -1.6);
  return signs;
}
