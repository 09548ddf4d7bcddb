import type {Shop} from '../../context';
import type {StoredOrder} from '../../domain/order';
import {globalId} from '../../domain/global-id';
import {invoiceUrl} from '../../domain/shop-urls';
import type {MetafieldSource} from './metafield-fields';

/**
 * The metafield `custom.invoice` of an order, which refers to the invoice's
 * file; `null` before the order is paid.
 */
export function invoiceMetafieldSource(
  shop: Shop,
  order: StoredOrder,
): MetafieldSource | null {
  if (!order.hasInvoice) return null;
  const fileId = globalId('GenericFile', order.number);
  return {
    __typename: 'Metafield',
    id: globalId('Metafield', 5_000_000_000 + order.number),
    namespace: 'custom',
    key: 'invoice',
    type: 'file_reference',
    value: fileId,
    description: null,
    createdAt: order.processedAt,
    updatedAt: order.processedAt,
    reference: {
      __typename: 'GenericFile',
      id: fileId,
      alt: null,
      mimeType: 'application/pdf',
      originalFileSize: null,
      previewImage: null,
      url: invoiceUrl(shop, order),
    },
  };
}
