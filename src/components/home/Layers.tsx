import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import LayerName from '../strata/LayerName';
import type {HomeLayer} from './data';
import Section from './Section';

interface Props {
  /** From bottom to top. */
  layers: readonly HomeLayer[];
}

/** The layers, the highest first, with their services. */
export default function Layers({layers}: Props): ReactNode {
  if (layers.length === 0) return null;
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
      <table>
        <tbody>
          {[...layers].reverse().map(({layer, services}) => (
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
    </Section>
  );
}
