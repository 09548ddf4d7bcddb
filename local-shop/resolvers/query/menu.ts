import {menuByHandle} from '../../data/content-store';
import type {TypeResolvers} from '../../resolver';
import {menuSource} from '../object/menu';

/** `menu` by handle. */
export const menu: TypeResolvers<unknown>[string] = (
  _root,
  {handle}: {handle: string},
  {shop},
) => {
  const found = menuByHandle(shop, handle);
  return found ? menuSource(found) : null;
};
