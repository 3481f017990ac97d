import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import data from '@generated/content-data/default/home.json';
import LayerName from '../strata/LayerName';
import Section from './Section';

/** The layers, the highest first, with their services and what these manage. */
export function LayerTable(): ReactNode {
  return (
    <table>
      <tbody>
        {[...data.layers].reverse().map(({layer, services}) => (
          <tr key={layer}>
            <th scope="row">
              <LayerName layer={layer} />
            </th>
            <td>
              {services.map(({name, to, objects}) => (
                <div key={to}>
                  <Link to={to}>{name}</Link>{' '}
                  <span className="note">{objects}</span>
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export default function Layers(): ReactNode {
  if (data.layers.length === 0) return null;
  return (
    <Section
      title={<Translate>How the services fit together</Translate>}
      more={{
        to: '/docs/platform-map',
        text: (
          <Translate description="Link to the page with the map of the platform">
            Map of the platform
          </Translate>
        ),
      }}
    >
      <LayerTable />
    </Section>
  );
}
