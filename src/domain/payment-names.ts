/** Card networks, phone wallets and store platforms: proper names, the same in both languages. */
export const paymentNames = {
  networks: ['Visa', 'Mastercard', 'American Express', 'Discover'],
  wallets: ['Apple Pay', 'Google Pay', 'Samsung Pay'],
  platforms: ['Shopify', 'WooCommerce', 'BigCommerce', 'Magento', 'Squarespace', 'Wix'],
} as const;
