"""Campaigns over HTTP: the list, a new one, the next chapter or another life."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from korchma.server.protocol import CampaignInfo, NewCampaign, NextChapter, TableInfo
from korchma.server.web.house import Asked, Code, house_of, me_or_refuse


@get("/api/campaigns")
async def list_campaigns(request: Asked) -> tuple[CampaignInfo, ...]:
    """The campaigns I began or sat in."""
    return await house_of(request).campaigns.mine(await me_or_refuse(request))


@post("/api/campaigns")
async def new_campaign(request: Asked, data: JSONBody[NewCampaign]) -> TableInfo:
    """Begin a campaign; its first chapter's table."""
    me = await me_or_refuse(request)
    return (await house_of(request).campaigns.begin(me, data)).info(me.id)


@get("/api/campaigns/{code:str}")
async def get_campaign(request: Asked, code: Code) -> CampaignInfo:
    """A campaign of mine, chapter by chapter."""
    return await house_of(request).campaigns.find(await me_or_refuse(request), code)


@post("/api/campaigns/{code:str}/chapters")
async def next_chapter(request: Asked, code: Code, data: JSONBody[NextChapter]) -> TableInfo:
    """Go on after a chapter, or live again from there; the new chapter's table."""
    me = await me_or_refuse(request)
    return (await house_of(request).campaigns.go_on(me, code, data)).info(me.id)


CAMPAIGNS = [list_campaigns, new_campaign, get_campaign, next_chapter]
