import { Box, type BoxProps, Flex, type FlexProps, Text } from '@chakra-ui/react';

/** One line of a receipt; the amount is formatted: `$27.00`. */
interface ReceiptLine {
  label: string;
  amount: string;
}

export interface ReceiptProps extends BoxProps {
  heading?: string;
  lines: readonly ReceiptLine[];
  total: ReceiptLine;
  /** Text below the total. */
  note?: string;
}

/** Style props for a torn lower edge: a sawtooth mask. */
export const TORN_EDGE = {
  mask: 'conic-gradient(from -45deg at bottom,#0000,#000 1deg 89deg,#0000 90deg) 50%/1rem 100%',
  _print: { mask: 'none' }, // Firefox draws no conic gradient on paper: the mask would hide everything
};

const LEADER = { content: '""', flex: '1', borderBottom: '1px dotted', borderColor: 'border.emphasized' };

/** A label and an amount, with a dotted leader between them if there is room; otherwise the amount wraps below. */
function Row({ label, amount, ...rest }: ReceiptLine & FlexProps) {
  return (
    <Flex
      wrap="wrap"
      align="baseline"
      columnGap="2"
      py={{ base: '1', md: '2' }}
      fontVariantNumeric="tabular-nums"
      {...rest}
    >
      <Flex as="dt" flex="1" align="baseline" gap="2" _after={LEADER}>
        {label}
      </Flex>
      <Box as="dd" ms="auto" textAlign="end">
        {amount}
      </Box>
    </Flex>
  );
}

/** A paper receipt as real text in a description list, so that it wraps and screen readers can read it. */
export function Receipt({ heading, lines, total, note, ...rest }: ReceiptProps) {
  return (
    <Box
      bg="bg.panel"
      color="fg"
      px={{ base: '5', md: '6' }}
      pt={{ base: '4', md: '6' }}
      pb={{ base: '6', md: '10' }}
      borderTopRadius="surface"
      css={TORN_EDGE}
      {...rest}
    >
      {heading && (
        <Text
          textStyle="label"
          maxW="none"
          textAlign="center"
          mb="3"
          pb="3"
          borderBottomWidth="1px"
          borderColor="border"
        >
          {heading}
        </Text>
      )}
      <dl>
        {lines.map((line) => (
          <Row key={line.label} {...line} color="fg.muted" />
        ))}
        <Row
          {...total}
          mt="3"
          pt="3"
          fontWeight="bold"
          fontSize="1.33em"
          borderTopWidth="3px"
          borderTopStyle="double"
          borderColor="border.emphasized"
        />
      </dl>
      {note && (
        <Text textStyle="small" color="fg.success" mt="2">
          {note}
        </Text>
      )}
    </Box>
  );
}
