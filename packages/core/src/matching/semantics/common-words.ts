/**
 * Terms that say little in any conversation, for a workspace too young to show it by its own counts: pronouns,
 * prepositions, conjunctions, particles, forms of "to be", and what opens or fills a phrase.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `a an the i you he she it we they me him her us them my your his its our their this that these those
  be am is are was were been do does did have has had will would can could shall should may might must
  to of in on at by for with from about as into and or but if so than then there here what which who how when where why
  not no yes ok okay well just also very too please hello hi thank thanks good want
  а але аби або б би бути був була було в вам вас ви він вона вони воно все всі від до для же з за зі із й і його її їх
  коли ми мене мені мій моя на нам нас наш не ні ну о от по при про та так там те ти то той ту у усе це цей ця чи
  що щоб як який яка яке які якщо я є добрий доброго день дякую будь ласка хочу хотіти можна
  без был была было были быть вам вас вот все вы да ее если еще и из или их к как какой когда кто ли мне меня мой мы
  наш нет ни но об он она они оно от очень с со тут ты тот уж что чтобы эта это этот здравствуйте спасибо
  пожалуйста добрый хочу хотеть можно`.split(/\s+/),
);
