/* What an app has written, and where that leaves its view: ViewState and Settled. */
#ifndef CTWIN_VIEW_H
#define CTWIN_VIEW_H

#include "geometry.h"

typedef struct {
    const CTwinEnvironment *environment;
    CTwinInsets content_inset, indicator_insets;
    double offset_x, offset_y;
    double bottom_constraint, translation_y;
} View;

typedef struct {
    CTwinInsets content, indicators;
    double lowest_line;
} Settled;

static inline bool adds_system_inset(const View *view) {
    return view->environment->adjustment == CTWIN_ADJUSTS_ADJUSTED_CONTENT_INSET;
}

static inline CTwinInsets adjusted_content_inset(const View *view) {
    return adds_system_inset(view) ? add(view->content_inset, view->environment->system_inset)
                                   : view->content_inset;
}

static inline CTwinInsets adjusted_indicator_insets(const View *view) {
    return adds_system_inset(view)
               ? add(view->indicator_insets, view->environment->indicator_system_inset)
               : view->indicator_insets;
}

static inline View view_before_keyboard(
    const CTwinEnvironment *e, CTwinInsets base, CTwinInsets indicator_base, double padding) {
    View view = {e, base, indicator_base, 0, 0, padding, 0};
    if (e->adjustment == CTWIN_ADJUSTS_CONTENT_INSET) {
        view.content_inset = add(base, e->system_inset);
        view.indicator_insets = add(indicator_base, e->indicator_system_inset);
    }
    CTwinInsets adjusted = adjusted_content_inset(&view);
    view.offset_x = -adjusted.left;
    view.offset_y = -adjusted.top;
    return view;
}

static inline void lay_out(View *view, const CTwinEnvironment *next) {
    const CTwinEnvironment *last = view->environment;
    bool is_resting = view->offset_y == -adjusted_content_inset(view).top;
    if (next->adjustment == CTWIN_ADJUSTS_CONTENT_INSET) {
        view->content_inset =
            add(view->content_inset, subtract(next->system_inset, last->system_inset));
        view->indicator_insets = add(
            view->indicator_insets,
            subtract(next->indicator_system_inset, last->indicator_system_inset));
    }
    view->environment = next;
    if (is_resting) view->offset_y = -adjusted_content_inset(view).top;
}

static inline CTwinRect bounds(const View *view) {
    return (CTwinRect){
        view->offset_x, view->offset_y, view->environment->view.width,
        view->environment->view.height};
}

static inline CTwinRect convert(const View *view, CTwinRect r, Space source, Space target) {
    if (source == target) return r;
    const CTwinEnvironment *e = view->environment;
    CTwinRect lifted = lift(e, r, source, view->offset_x, view->offset_y);
    return lower(e, lifted, target, view->offset_x, view->offset_y);
}

static inline Settled settled(const View *view) {
    CTwinRect frame = view_on_screen(view->environment);
    return (Settled){
        adjusted_content_inset(view), adjusted_indicator_insets(view),
        max_y(frame) - view->environment->obstruction.bottom - view->bottom_constraint
            + view->translation_y};
}

#endif
