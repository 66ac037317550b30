import type { Team, TeamRequest } from '../../../domain/team';
import { guarded } from '../../../firebase/errors';
import { callFunction } from '../../../firebase/functions';

const TIMEOUT_MS = 30_000;

/** Sends a request about the team and returns the team. Throws StoreError. */
export const manageTeam = (request: TeamRequest): Promise<Team> =>
  guarded(() => callFunction<Team>('manageTeam', TIMEOUT_MS, request));
