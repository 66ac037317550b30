import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../components/checkbox';
import { keepSlash, slashOpens } from './search-keys';

const KeyLine = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '5',
    px: '6',
    borderTopWidth: '1px',
    borderColor: 'border',
    textStyle: 'label',
    color: 'fg.muted',
    '& kbd': { fontFamily: 'body', color: 'fg', mr: '1.5' },
    '& label': { textStyle: 'label' },
    // Touch screens only: there is no keyboard.
    '@media (any-hover: none)': { display: 'none' },
  },
});

const Hints = chakra('p', { base: { display: 'flex', gap: '5' } });

/** The keyboard hints, and the setting for the `/` shortcut. */
export function Keys({ choosing }: { choosing: boolean }) {
  const { t } = useTranslation('search');
  const [slash, setSlash] = useState(slashOpens);
  return (
    <KeyLine>
      <Checkbox
        checked={slash}
        onCheckedChange={({ checked }) => {
          setSlash(checked === true);
          keepSlash(checked === true);
        }}
      >
        {t('keys.slash')}
      </Checkbox>
      {choosing && (
        <Hints hideBelow="md" aria-hidden>
          <span>
            <kbd>↑ ↓</kbd>
            {t('keys.move')}
          </span>
          <span>
            <kbd>↵</kbd>
            {t('keys.follow')}
          </span>
          <span>
            <kbd>Esc</kbd>
            {t('keys.close')}
          </span>
        </Hints>
      )}
    </KeyLine>
  );
}
