const set = (text: string) => new Set(text.trim().split(/\s+/));

/** Each of these turns what follows; two of them cancel: "не можу не подякувати". */
export const negators = set(`
not cannot without cant dont doesnt didnt isnt arent wasnt werent wont wouldnt shouldnt couldnt havent hasnt
hadnt aint neither nor lack lacks lacking minus
не без
`);

/** These only strengthen a negation beside another one, and negate where they stand alone. */
export const concordNegators = set(`
never nothing nobody none nowhere hardly barely scarcely rarely seldom nope
ані ніколи нічого ніхто нікому ніким ніде нікуди ніяк ніякий ніякого ніякої ніяких ніяка жодний жодного жодної жоден
жодна жодних навряд аніскільки анітрохи
ни никогда ничего никто никому никем нигде никуда никак никакой никакого никаких никакая никакое ничуть нисколько
вряд едва
`);

/** These deny only a word right behind them; else they are an answer of their own: "no it was good", "ні все добре". */
export const adjacentNegators = set('no ні немає нема нет');

/** A noun before one of these is denied: "проблем немає". */
export const trailingNegators = set('немає нема нет');

/** Strengthen what follows; the factor is near what VADER (Hutto & Gilbert 2014, §3) measured for "extremely". */
export const intensifiers = set(`
very really so extremely absolutely totally completely super too incredibly truly deeply highly utterly
especially particularly terribly awfully insanely ridiculously seriously damn damned fucking freaking frickin
fuckin effing bloody hella such most more much entirely fully greatly hugely purely thoroughly
exceptionally remarkably unbelievably tremendously enormously genuinely extra mega uber
дуже надзвичайно вкрай зовсім абсолютно цілком повністю страшенно неймовірно надто занадто такий така таке такі
так настільки справді дійсно вельми вельми щиро найбільш максимально ще більше суто капець
очень крайне совершенно абсолютно полностью ужасно страшно невероятно слишком такой такая такое такие настолько
действительно весьма чрезвычайно искренне реально максимально сильно еще больше просто дико жутко
`);

/** What follows one of these outweighs what came before, and a negation does not reach over it. */
export const contrasts = set('but however nevertheless але проте однак зате но однако зато');
