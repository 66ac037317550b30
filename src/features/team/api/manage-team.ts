import type { Team, TeamRequest } from '../../../domain/team';
import { guarded } from '../../../firebase/errors';
import { callFunction } from '../../../firebase/functions';
import { REQUEST_LIMIT_MS } from '../../../services/time-limit';

/** Sends a request about the team and returns the team. Throws StoreError. */
export const manageTeam = (request: TeamRequest): Promise<Team> =>
  guarded(() => callFunction<Team>('manageTeam', REQUEST_LIMIT_MS, request));
