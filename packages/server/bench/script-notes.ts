/** What was done, above the figures. */
export function describeTrial({
  threshold,
  budget,
  agents,
  customers,
}: Record<'threshold' | 'budget' | 'agents' | 'customers', number>): string {
  return `Forty sentences of the bench's own, each put into dialogues of agents (STAR, ${agents}, their own sides) as written, nearly as written and in other words, four in each; in turn as a phrase, at the end of one, and cut in two by a pause. Of misheard words 60 % are others that are written alike, 25 % are lost, 15 % are followed by one too many. Limits and costs were set on 20 of the sentences and every second dialogue; "other half" is the other 20 in the other dialogues. Calls without a sentence are those dialogues and the customers' sides of ${customers} chats (MultiDoGO), played as operators. One setting for everything. The figure after the plus is what is shown as unsure. Bag of lemmas: the share of a sentence's words, weighed alike, in any order within half as many words again, from ${threshold.toFixed(2)} on, the least that keeps to ${budget} false steps per 100 calls and 40 steps in that half. Exact phrase: letter by letter, slots filled. The sentences, what is said instead of them and the misheard words are made up, errors come one by one; the dialogues are written, not spoken.`;
}

export const cyrillicNote =
  'Ukrainian and Russian: ten sentences each, in 200 calls that are made of a dozen templates and a list of words, all of the bench’s own. That shows that endings and slots are understood, not how many false steps real calls have. What is required is required of the English sentences; it stands here to compare.';

export const falseNote =
  'False steps per 100 calls in which no sentence was put; 20 steps are sought in the other half, 40 in all. One sentence asks for the full name and the date of birth; the bank’s agents of STAR do so in words of their own (“Could I get your full name, please? … Could you provide your date of birth”), so that finding it there is not plainly wrong, and there are figures without it, too:';
