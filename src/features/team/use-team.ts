import { useMutation, useQuery } from '@tanstack/react-query';
import type { TeamFailure, TeamRequest } from '../../domain/team';
import { manageTeam } from './api/manage-team';

const TEAM = ['team'];

/** Why the server refused a request, if the admin can do something about it. */
export const refusalOf = (error: unknown): TeamFailure | null =>
  (error as { cause?: { details?: { reason?: TeamFailure } } }).cause?.details?.reason ?? null;

/** The admins and the changes of their roles. */
export const useTeam = () =>
  useQuery({
    queryKey: TEAM,
    queryFn: () => manageTeam({ action: 'list' }),
    gcTime: 0, // nothing of the admin screen outlives it: the next person may have no right to see it
  });

/** Makes an account an admin, or takes the role away. */
export const useChangeTeam = () =>
  useMutation({
    mutationFn: (request: Exclude<TeamRequest, { action: 'list' }>) => manageTeam(request),
    onSuccess: (team, _request, _result, { client }) => client.setQueryData(TEAM, team),
  });
