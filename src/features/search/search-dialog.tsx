import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog';
import { IconSearch } from '../../components/icons';
import { useFind } from './api/get-find';
import { Keys } from './keys';
import { Failed, NoneFound, Suggestions } from './notices';
import { Results } from './results';

export { prefetchFind } from './api/get-find';

export interface SearchDialogProps {
  onClose: () => void;
}

const Input = chakra('input', {
  base: {
    flex: 1,
    minW: 0,
    minH: '3rem',
    bg: 'transparent',
    border: 0,
    outline: 'none',
    _focusVisible: { boxShadow: 'inset 0 -2px 0 var(--mq-colors-brand-fg)' },
    fontSize: '1.125rem',
    textOverflow: 'ellipsis',
  },
});

const Status = chakra('p', {
  base: { px: '6', pt: '3', textStyle: 'label', color: 'fg.muted', _empty: { p: 0 } },
});

const Notices = chakra('div', { base: { overflowY: 'auto', overscrollBehavior: 'contain', p: '3' } });

/**
 * The site's search: a box, and under it what was found. The focus stays in the box; arrows choose, Enter follows,
 * Escape closes (the combobox pattern of the ARIA Authoring Practices).
 */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const { t } = useTranslation('search');
  const list = useId();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const { data: find, isError: failed, refetch } = useFind();
  const asked = query.trim();
  const results = find?.(asked) ?? [];
  const optionId = (index: number) => `${list}-${index}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another one is chosen, or the same of other results
  useEffect(() => {
    document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen, query]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !results.length) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') document.getElementById(optionId(chosen))?.click();
    else if (step) setChosen((chosen + step + results.length) % results.length);
    else return;
    event.preventDefault();
  };

  const status = () => {
    if (failed || !asked) return '';
    if (!find) return t('loading');
    if (!results.length) return t('none.title', { query: asked });
    return t('found', { count: results.length });
  };

  return (
    <Dialog
      label={t('label')}
      closeLabel={t('close')}
      onClose={onClose}
      closeOnInteractOutside
      maxW={{ base: 'none', md: '42rem' }}
      maxH={{ base: 'none', md: '76dvh' }}
      mt={{ md: '12dvh' }}
      bar={
        <>
          <chakra.span color="brand.fg" display="inline-flex">
            <IconSearch />
          </chakra.span>
          <Input
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              setChosen(0);
            }}
            onKeyDown={onKeyDown}
            placeholder={t('placeholder')}
            aria-label={t('label')}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={results.length > 0}
            aria-controls={list}
            aria-activedescendant={results.length ? optionId(chosen) : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
          />
        </>
      }
    >
      <Status role="status">{status()}</Status>
      <Results id={list} results={results} chosen={chosen} optionId={optionId} onChoose={setChosen} onClose={onClose} />
      {!results.length && (find || failed || !asked) && (
        <Notices>
          {failed && <Failed onRetry={() => refetch()} />}
          {!failed && asked && <NoneFound />}
          <Suggestions onClose={onClose} />
        </Notices>
      )}
      <Keys choosing={results.length > 0} />
    </Dialog>
  );
}
