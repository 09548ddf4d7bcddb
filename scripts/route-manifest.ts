import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {runInNewContext} from 'node:vm';
import {transformWithEsbuild, type Plugin} from 'vite';

/** What Remix's scripts in a browser read of a route. */
interface Route {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly hasLoader: boolean;
  readonly hasAction: boolean;
  readonly module: string;
  readonly imports: readonly string[];
  readonly css: readonly string[];
}

/** Remix's list of the routes and of their files. */
export interface RouteManifest {
  readonly entry: object;
  readonly routes: Readonly<Record<string, Route>>;
  readonly url: string;
  readonly version: string;
}

/** Code of the first of the files that `imports` names, each by one letter. */
const FIRST_LETTER = '0'.charCodeAt(0);

/** Makes the list from its short form; a route's file is called after the route. */
const EXPAND = `(rows,files,rest)=>{
files=files.split(" ");
const routes=rest.routes={},folder=rest.url.replace(/[^/]+$/,""),link=name=>folder+name+".js";
for(const row of rows.split("\\n")){
const [name,path,hash,flags,imports]=row.split(" "),own="routes/"+name.replace("~","($locale)");
let parent=own;
while(!routes[parent]&&parent)parent=parent.replace(/\\.?[^.]*$/,"");
for(const language of name[0]=="~"?["","en"]:[""]){
const prefix=language&&"en/",id=name=="root"?name:prefix+own;
routes[id]={id,
parentId:parent?prefix+parent:id==name?void 0:"root",
path:id==name?path:(parent?path:language+path)||void 0,
index:/_index$/.test(id)||void 0,
hasLoader:flags%2>0,
hasAction:flags>1,
module:link(own.slice(7).replace(/[$[\\]]/g,"_")+"-"+hash),
imports:[...imports].map(letter=>link(files[letter.charCodeAt()-${FIRST_LETTER}])),
css:[]}}}
return rest}`;

/** The manifest that a browser would make of a script. */
function madeBy(script: string): RouteManifest {
  const window: {__remixManifest?: RouteManifest} = {};
  runInNewContext(script, {window});
  const text = JSON.stringify(window.__remixManifest);
  return JSON.parse(text) as RouteManifest;
}

/** What a browser reads of Remix's manifest. */
function readPart({routes, ...rest}: RouteManifest): RouteManifest {
  return {
    ...rest,
    routes: Object.fromEntries(
      Object.entries(routes).map(([key, route]) => {
        const {id, parentId, path: routePath, index} = route;
        const {hasLoader, hasAction, module, imports, css} = route;
        const read = {id, parentId, path: routePath, index, hasLoader};
        const written = {...read, hasAction, module, imports, css};
        return [key, JSON.parse(JSON.stringify(written)) as Route];
      }),
    ),
  };
}

/**
 * A script that makes what Remix's scripts read of the manifest, in a tenth of its
 * length: a route has one row for both languages.
 *
 * @throws when it would make something else.
 */
export async function shortManifest(manifest: RouteManifest): Promise<string> {
  const {routes, ...rest} = manifest;
  // On Oxygen, the asset host's for this deployment.
  const folder = manifest.url.replace(/[^/]+$/, '');
  const files: string[] = [];
  const letterOf = (file: string) => {
    const name = file.slice(folder.length, -'.js'.length);
    if (!files.includes(name)) files.push(name);
    return String.fromCharCode(FIRST_LETTER + files.indexOf(name));
  };
  const rows = Object.values(routes)
    .filter(({id}) => !id.startsWith('en/'))
    .map(({id, path: routePath = '', hasLoader, hasAction, module, imports}) =>
      [
        id.replace('routes/', '').replace('($locale)', '~'),
        routePath,
        /-([\w-]{8})\.js$/.exec(module)?.[1],
        Number(hasLoader) + 2 * Number(hasAction),
        imports.map(letterOf).join(''),
      ].join(' '),
    );
  const values = [rows.join('\n'), files.join(' '), rest];
  const written = `window.__remixManifest=(${EXPAND})(${values.map((value) => JSON.stringify(value)).join()});`;
  const {code: script} = await transformWithEsbuild(written, 'manifest.js', {
    minify: true,
  });
  if (!isDeepStrictEqual(madeBy(script), readPart(manifest))) {
    throw new Error(`${import.meta.url} does not make Remix's manifest.`);
  }
  return script;
}

/** Vite plugin that writes the browser's list of routes in its short form. */
export function routeManifest(): Plugin {
  return {
    name: 'route-manifest',
    apply: ({build}, {command}) => command === 'build' && Boolean(build?.ssr),
    // Remix writes it while it builds the worker.
    async closeBundle() {
      const folder = path.resolve('dist/client/assets');
      for (const name of readdirSync(folder)) {
        if (!/^manifest-\w+\.js$/.test(name)) continue;
        const file = path.join(folder, name);
        const long = madeBy(readFileSync(file, 'utf8'));
        writeFileSync(file, await shortManifest(long));
      }
    },
  };
}
