import { Flex, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../components/checkbox';
import { isSlashEnabled, setSlashEnabled } from './search-keys';

const KEY = { font: 'inherit', color: 'var(--mq-colors-fg)', marginInlineEnd: '0.375rem' };

/** The keyboard hints, and the setting for the `/` shortcut. */
export function Keys({ choosing }: { choosing: boolean }) {
  const { t } = useTranslation('search');
  const [isEnabled, setIsEnabled] = useState(isSlashEnabled);
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="5"
      px="6"
      layerStyle="row"
      textStyle="label"
      color="fg.muted"
      // A device with only a touch screen has no keyboard.
      css={{ '@media (any-hover: none)': { display: 'none' } }}
    >
      <Checkbox
        textStyle="label"
        inputProps={{
          checked: isEnabled,
          onChange: ({ target }) => {
            setIsEnabled(target.checked);
            setSlashEnabled(target.checked);
          },
        }}
      >
        {t('keys.slash')}
      </Checkbox>
      {choosing && (
        <HStack as="p" gap="5" hideBelow="md" aria-hidden>
          <span>
            <kbd style={KEY}>↑ ↓</kbd>
            {t('keys.move')}
          </span>
          <span>
            <kbd style={KEY}>↵</kbd>
            {t('keys.follow')}
          </span>
          <span>
            <kbd style={KEY}>Esc</kbd>
            {t('keys.close')}
          </span>
        </HStack>
      )}
    </Flex>
  );
}
