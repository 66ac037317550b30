import { defineSlotRecipe } from '@chakra-ui/react';

export const breadcrumbRecipe = defineSlotRecipe({
  slots: ['list', 'link', 'currentLink', 'separator'],
  base: {
    list: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', textStyle: 'label', color: 'fg.muted' },
    link: { display: 'inline-block', py: '1', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
    currentLink: { color: 'brand.fg' },
    separator: { mx: '2', color: 'border.emphasized' },
  },
});
