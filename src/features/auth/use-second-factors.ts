import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { SecondFactorFields } from '../../domain/account-forms';
import { confirmSetup, getFactors, removeFactor, type Setup, startSetup } from './api/second-factor';

const SECOND_FACTORS = 'second-factors';

const reload = (client: QueryClient) => client.invalidateQueries({ queryKey: [SECOND_FACTORS] });

/** The second factors of the signed-in account, which has this `email`. */
export const useSecondFactors = (email: string) =>
  useQuery({
    queryKey: [SECOND_FACTORS, email],
    queryFn: () => getFactors(),
    gcTime: 0, // nothing of the account outlives its page
  });

/** Makes the secret for a new authenticator app of the account with an email. */
export const useStartSetup = () => useMutation({ mutationFn: (email: string) => startSetup(email) });

/** Turns on an authenticator app; one of its codes proves that it has the secret. */
export const useConfirmSetup = () =>
  useMutation({
    mutationFn: ({ secret, ...fields }: Pick<Setup, 'secret'> & SecondFactorFields) => confirmSetup(secret, fields),
    onSettled: (_result, _error, _request, _before, { client }) => reload(client),
  });

/** Removes a second factor by its id. Resolves to whether that ended the session. */
export const useRemoveFactor = () =>
  useMutation({
    mutationFn: (id: string) => removeFactor(id),
    onSettled: (_result, _error, _request, _before, { client }) => reload(client),
  });
