import type {TypeResolvers} from '../../resolver';
import {menuSource} from '../object/menu';

/** `menu` by handle. */
export const menu: TypeResolvers<unknown>[string] = (
  _root,
  {handle}: {handle: string},
  {shop: {catalogue}},
) => {
  const found = catalogue.menuByHandle.get(handle);
  return found ? menuSource(found) : null;
};
