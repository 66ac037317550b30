import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../components/disclosure';
import { Section } from '../../components/section';
import { formatDay } from '../../domain/format';
import { articleDates } from '../../domain/site-facts';
import { useLocale } from '../../i18n/i18n';

/** The articles, newest first. */
const ARTICLES = ['taxes', 'programs', 'fraud', 'returns'] as const;

const Card = chakra('li', {
  base: {
    p: { base: '5', md: '8' },
    bg: 'bg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'surface',
    gridColumn: { md: 'span 6', lg: 'span 4' },
    // An open article needs the full width.
    '&:first-of-type, &:has([open])': { gridColumn: { md: '1 / -1' } },
  },
});

/** Four articles that open in place. Source: spec 2 "Resources"; decisions "Pages". */
export function Blog() {
  const { t } = useTranslation('resources');
  const locale = useLocale();
  return (
    <Section id="blog" bg="bg.panel" title={t('blog.title')} intro={t('blog.intro')}>
      <chakra.ul
        display="grid"
        gap="6"
        gridAutoFlow="dense"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' }}
      >
        {ARTICLES.map((id) => (
          <Card key={id}>
            <chakra.article display="grid" gap="3">
              <chakra.p textStyle="small" color="fg.muted">
                <chakra.span fontWeight="semibold" color="brand.fg">
                  {t(`blog.articles.${id}.topic`)}
                </chakra.span>
                {' · '}
                <time dateTime={articleDates[id]}>{formatDay(articleDates[id], locale)}</time>
              </chakra.p>
              <chakra.h3 textStyle="subheading">{t(`blog.articles.${id}.title`)}</chakra.h3>
              <Text>{t(`blog.articles.${id}.text`)}</Text>
              <Disclosure label={t('blog.readMore')} about={t(`blog.articles.${id}.title`)}>
                <chakra.div columnCount={{ lg: 2 }} columnGap="16" pt="2">
                  {Object.values(t(`blog.articles.${id}.body`, { returnObjects: true })).map((paragraph) => (
                    <Text key={paragraph} color="fg" mb="4" breakInside="avoid">
                      {paragraph}
                    </Text>
                  ))}
                </chakra.div>
              </Disclosure>
            </chakra.article>
          </Card>
        ))}
      </chakra.ul>
    </Section>
  );
}
