import { fold } from '../../domain/fold';
import { TOPIC_IDS, TOPICS, type TopicId } from './topics';

/** Words alone, in small letters and without accents, a space around each: `¿Cuánto?` gives ` cuanto `. */
function wordsOf(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Up to this many letters, a stem is a whole word: `pos` is not meant by `possible`. */
const LONGEST_WHOLE_WORD = 3;

const topics = TOPIC_IDS.map((id) => ({ id, stems: TOPICS[id].stems.flatMap((line) => line.split(', ')) }));

/**
 * The topic that a question is about, null where nothing in it is known. Each stem that is found counts by its length:
 * `cash discount` says more about what is meant than `fees` does.
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
