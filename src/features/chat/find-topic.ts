import { fold } from '../../domain/fold';
import { TOPIC_IDS, TOPICS, type TopicId } from './topics';

/** Words only, lower case and without accents, with a space around each: `¿Cuánto?` becomes ` cuanto `. */
function wordsOf(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Stems up to this length must match a whole word: `pos` must not match `possible`. */
const LONGEST_WHOLE_WORD = 3;

const topics = TOPIC_IDS.map((id) => ({ id, stems: TOPICS[id].stems.flatMap((line) => line.split(', ')) }));

/**
 * The topic of a question, or null if no stem matches. Longer stems weigh more: `cash discount` is more specific than
 * `fees`.
 */
export function findTopic(question: string): TopicId | null {
  const words = wordsOf(question);
  let best: { id: TopicId | null; weight: number } = { id: null, weight: 0 };
  for (const { id, stems } of topics) {
    const found = stems.filter((stem) => words.includes(stem.length > LONGEST_WHOLE_WORD ? ` ${stem}` : ` ${stem} `));
    const weight = found.join('').length;
    if (weight > best.weight) best = { id, weight };
  }
  return best.id;
}
