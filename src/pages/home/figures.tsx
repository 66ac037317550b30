import { chakra } from '@chakra-ui/react';
import { useContent } from '../../i18n/locale';
import { Column } from '../../ui/section';

const ITEMS = ['years', 'clients', 'support', 'uptime'] as const;

/** The four figures the business stands by. Source: spec 9 "Service claims". */
export function Figures() {
  const { figures } = useContent('home');
  return (
    <chakra.section bg="bg.muted" aria-label={figures.title}>
      <Column>
        <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }}>
          {ITEMS.map((id) => (
            <chakra.div key={id} display="flex" flexDirection="column-reverse" gap="1" py={{ base: '6', md: '10' }}>
              <chakra.dt textStyle="small" color="fg.muted">
                {figures.items[id].label}
              </chakra.dt>
              <chakra.dd textStyle="figure">{figures.items[id].value}</chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </Column>
    </chakra.section>
  );
}
