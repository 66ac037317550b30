import { assertFails } from '@firebase/rules-unit-testing';
import { ACTOR_NAMES, type ActorName } from './actors';

/** One line of a grid: what is tried, and who may do it. */
export interface GridRow {
  operation: string;
  may: Record<ActorName, 'yes' | 'no'>;
}

/**
 * Reads a grid as it is drawn in a test: a line of actors, then lines of `operation | yes or no, actor by actor`.
 * Throws where a line does not fit, so that no cell can be left out.
 */
export function readGrid(drawn: string): GridRow[] {
  const [head = '', ...lines] = drawn.trim().split('\n');
  if (head.trim().split(/\s+/).join() !== ACTOR_NAMES.join()) throw new Error(`Not the actors: ${head}`);
  return lines.map((line) => {
    const [operation = '', cells = ''] = line.split('|');
    const answers = cells.trim().split(/\s+/);
    if (answers.length !== ACTOR_NAMES.length || answers.some((answer) => answer !== 'yes' && answer !== 'no')) {
      throw new Error(`Not a row: ${line}`);
    }
    const may = Object.fromEntries(ACTOR_NAMES.map((actor, column) => [actor, answers[column]]));
    return { operation: operation.trim(), may: may as GridRow['may'] };
  });
}

/** Says whether the rules let an operation through. Throws when it failed for any other reason than theirs. */
export async function isAllowed(operation: Promise<unknown>): Promise<boolean> {
  try {
    await operation;
    return true;
  } catch (error) {
    await assertFails(Promise.reject(error));
    return false;
  }
}

/**
 * Tries an operation as every actor at once and gives the row. `isLetPass` says whether the rules let the actor do it.
 */
export async function judgeRow(operation: string, isLetPass: (actor: ActorName) => Promise<boolean>): Promise<GridRow> {
  const cells = ACTOR_NAMES.map(async (actor) => [actor, (await isLetPass(actor)) ? 'yes' : 'no']);
  return { operation, may: Object.fromEntries(await Promise.all(cells)) as GridRow['may'] };
}
